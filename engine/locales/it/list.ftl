list-next = { $list }, { $item }
list-last = { $list } e { $item }
# Le date e i numeri seguono questa lingua del CLDR.
language-locale = it
