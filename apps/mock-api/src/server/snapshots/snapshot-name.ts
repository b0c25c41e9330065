/** What a snapshot may be called: fit for an address and for a file. */
export const SNAPSHOT_NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/
