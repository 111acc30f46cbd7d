circuit-text = { $sum } = { $total }.
circuit-not-counted = { $sum } = { $total }. Non comptés : { $others }.
circuit-gain = { $points } ({ $leg })
