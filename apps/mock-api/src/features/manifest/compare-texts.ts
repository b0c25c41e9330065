/** By their characters' codes: the same order on every machine, and of every engine. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
