// Dates, numbers and lists have tables of their own; load-formats.ts says why they are loaded here.
new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(0)
new Intl.NumberFormat('en').format(0)
new Intl.ListFormat('en').format(['', ''])
globalThis.close()
