import { issue, type Issue, type PassengerDraft } from '@selat/domain'

import { nameOf } from '../passenger-details.ts'
import type { ListRow } from './list-rows.ts'

/**
 * Returns an issue of a list's row that names the passenger whom it repeats: by the line of the other row, or by the name if
 * the passenger is entered already.
 */
export function nameRepeat(
  found: Issue,
  { rows, known }: { rows: readonly ListRow[]; known: readonly PassengerDraft[] },
): Issue {
  if (!('passenger' in found.params)) return found
  const { passenger } = found.params
  const entered = known[passenger - 1]
  if (entered) return issue(found.path, 'traveller.entered', { name: nameOf(entered) })
  const line = rows[passenger - 1 - known.length]?.line ?? passenger
  return issue(found.path, 'traveller.same_as', { line })
}
