newfeature-rolled = 🎲 { $number }
help-more-newfeature = • **/table newfeature**: rolls a die.
command-table-newfeature = Roll a die
