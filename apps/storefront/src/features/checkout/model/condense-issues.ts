import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'

/**
 * A line of the error summary: one field, or the many empty fields of one passenger. The latter leads to the first of
 * them.
 */
export type SummaryLine =
  | { kind: 'field'; issue: FieldIssue }
  | { kind: 'empty'; name: string; count: number }

/** The number of empty fields of a passenger up to which each has a line of its own. */
const LINES_MAX = 3

/** Converts issues to lines. Without this, a passenger who is not filled in at all would hide the other errors. */
export function condenseIssues(issues: readonly FieldIssue[]): SummaryLine[] {
  const lines: SummaryLine[] = []
  const told = new Set<string>()
  for (const issue of issues) {
    const place = placeOf(issue)
    const empty = place === null ? [] : issues.filter((other) => placeOf(other) === place)
    if (place === null || empty.length <= LINES_MAX) lines.push({ kind: 'field', issue })
    else if (!told.has(place)) lines.push({ kind: 'empty', name: issue.name, count: empty.length })
    if (place !== null) told.add(place)
  }
  return lines
}

/** Returns the passenger of an empty field; null for any other issue. */
function placeOf({ name, words }: FieldIssue): string | null {
  const isEmpty = words.code === 'passenger.required'
  return isEmpty ? name.slice(0, name.lastIndexOf('.')) : null
}
