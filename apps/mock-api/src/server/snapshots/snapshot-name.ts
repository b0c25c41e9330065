/** The names that a snapshot may have; they are valid in an address and as a file. */
export const SNAPSHOT_NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/
