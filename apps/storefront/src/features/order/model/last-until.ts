/** The last of some deadlines; null when none is ahead. */
export function lastUntil(deadlines: readonly (string | null)[]): string | null {
  const known = deadlines.filter((deadline) => deadline !== null)
  return known.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1) ?? null
}
