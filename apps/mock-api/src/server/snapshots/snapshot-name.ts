/** The form of a snapshot's name, which is valid in an address and as a file name. */
export const SNAPSHOT_NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/
