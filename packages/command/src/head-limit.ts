/**
 * The bytes that the address and the headers of a request may have together. Node's own limit of 16 kB answers a long address
 * with a status and nothing else, so that a visitor sees an error of the browser in place of a page of the site.
 */
export const HEAD_LIMIT = { maxHeaderSize: 65_536 } as const
