circuit-text = { $sum } = { $total }.
circuit-not-counted = { $sum } = { $total }. Not counted: { $others }.
circuit-gain = { $points } ({ $leg })
