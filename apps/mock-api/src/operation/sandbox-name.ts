/** The form of a sandbox's name, which is valid in a file, a schema and a cookie. */
export const SANDBOX_NAME = /^[a-z0-9][a-z0-9-]{0,31}$/

/** The sandbox of callers that do not name one. */
export const MAIN_SANDBOX = 'main'
