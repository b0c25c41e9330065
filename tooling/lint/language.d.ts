/** Returns the fault of a name, in one sentence; undefined if all of its words are allowed. */
export function faultOfName(name: string): string | undefined

/**
 * Returns the first sentence of a comment that has no subject and verb of its own; undefined if every sentence has.
 */
export function sentenceWithoutSubject(comment: string): string | undefined
