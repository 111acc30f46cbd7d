list-next = { $list }, { $item }
list-last = { $list } and { $item }
# The locale of CLDR whose dates and numbers are written.
language-locale = en-GB
