/** Compares texts by their character codes, so that the order is equal on every machine and in every engine. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
