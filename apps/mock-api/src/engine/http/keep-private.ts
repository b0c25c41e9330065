/** The headers of answers for one caller: no cache may store them, and no browser may guess another type. */
export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** The headers of answers that are equal for all callers. */
export const PUBLIC = { 'X-Content-Type-Options': 'nosniff' }
