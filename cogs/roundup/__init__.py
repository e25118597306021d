"""Roundup: bid on the suit that will be closed last, with a hand that only its owner sees."""
