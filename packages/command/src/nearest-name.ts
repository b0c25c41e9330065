const TYPOS_MAX = 2

/** Returns the known name that is most similar to a typed one; null if none is similar enough. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const begun = names.filter((name) => typed.length >= 3 && name.startsWith(typed))
  if (begun.length === 1) return begun[0] ?? null
  const [nearest] = names
    // Letters are compared only if the lengths allow few typos, because a typed text may be long.
    .filter((name) => Math.abs(name.length - typed.length) <= TYPOS_MAX)
    .map((name) => ({ name, typos: typosBetween(typed, name) }))
    .filter(({ name, typos }) => typos <= Math.min(TYPOS_MAX, name.length / 2))
    .toSorted((one, other) => one.typos - other.typos)
  return nearest?.name ?? null
}

/** Counts the letters to change, add, remove or swap with the next one. */
function typosBetween(one: string, other: string): number {
  const typos: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => typos[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    typos.push(line)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(one.length, other.length)
}
