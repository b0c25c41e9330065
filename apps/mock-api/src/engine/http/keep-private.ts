/** Headers of answers for one caller: no cache may store them, and no browser may guess another type. */
export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** Headers of answers that are the same for all callers. */
export const PUBLIC = { 'X-Content-Type-Options': 'nosniff' }
