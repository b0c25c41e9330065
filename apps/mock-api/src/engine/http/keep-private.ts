/** What is told to one caller is kept by no cache on the way, and no answer is taken for another type than it says. */
export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** Of what everybody is told alike. */
export const PUBLIC = { 'X-Content-Type-Options': 'nosniff' }
