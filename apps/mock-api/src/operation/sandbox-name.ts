/** The names that a sandbox may have; they are valid in a file, a schema and a cookie. */
export const SANDBOX_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/

/** The sandbox of callers that name none. */
export const MAIN_SANDBOX = 'main'
