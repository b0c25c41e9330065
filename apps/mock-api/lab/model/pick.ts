export function one<T>(list: readonly T[], pick: number): T {
  const chosen = list[pick % list.length]
  if (chosen === undefined) throw new Error('Nothing to pick from')
  return chosen
}

/** Picks an element, mostly one of the last four, because older ones have often reached their final state. */
export function recent<T>(list: readonly T[], pick: number): T | undefined {
  const few = pick % 5 === 0 ? list : list.slice(-4)
  return few.length === 0 ? undefined : one(few, Math.floor(pick / 5))
}
