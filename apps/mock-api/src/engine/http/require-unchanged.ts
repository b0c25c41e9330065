import { isDeepStrictEqual } from 'node:util'

import { refuse } from './refusal.ts'

/**
 * Refuses a change of a record that somebody else has changed since the caller has read it. A record that was never saved is
 * unchanged since any instant. A change to what is saved already passes, because it is the second try of a call whose answer was
 * lost.
 */
export function requireUnchanged<Input>(
  saved: { input: Input; updatedAt: string | null },
  input: Input,
  { unchangedSince }: { unchangedSince?: string | undefined },
): void {
  if (unchangedSince === undefined || saved.updatedAt === null) return
  if (unchangedSince === saved.updatedAt) return
  if (!isDeepStrictEqual(saved.input, input)) refuse('conflict')
}
