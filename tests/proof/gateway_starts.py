async def figures(*, short):
    return []
