/** The fault of a name, in one sentence; undefined if all of its words are allowed. */
export function faultOfName(name: string): string | undefined
