/** The instant at which the clock of every mock starts: Friday 20 November 2026, 14:30 in Singapore. */
export const START = '2026-11-20T06:30:00Z'

/** This is the calendar date of `START`. */
export const TODAY = START.slice(0, 10)
