"""The process that paints films, with the usual priority: on a busy machine tests would wait long for the other one."""

from bot.core.worker_process import serve
from bot.ui.table.film_process import FilmProcess

if __name__ == "__main__":
    serve(FilmProcess().answer, 0)
