import { isDeepStrictEqual } from 'node:util'

import { fromJsonText } from '../store/json-text.ts'
import type { JsonText } from '../store/json-text.ts'
import { refuse } from './refusal.ts'

/**
 * Refuses a change of a row that somebody else has changed since the caller has read it. A change to what the row already
 * contains passes, because it is the second try of a call whose answer was lost.
 */
export function requireUnchanged<Input>(
  row: { details: JsonText<Input>; updated_at: string },
  input: Input,
  { unchangedSince }: { unchangedSince?: string | undefined },
): void {
  if (unchangedSince === undefined || unchangedSince === row.updated_at) return
  if (!isDeepStrictEqual(fromJsonText(row.details), input)) refuse('conflict')
}
