/**
 * A difference by which clients of the released contract would no longer be served, or would no longer understand an answer.
 */
export type Break = { by: 'oasdiff' | 'api-smart-diff' | 'selat'; where: string; what: string }

/** Returns one line for each kind of difference, because one schema may be in a hundred answers. */
export function toLines(breaks: readonly Break[]): string[] {
  const places = Map.groupBy(breaks, ({ by, what }) => `${by}\n${what}`)
  return [...places.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { by, where, what } = first
    const more = new Set(others.map((one) => one.where).filter((one) => one !== where)).size
    return [`${by}: ${where}${more > 0 ? ` and ${more} more` : ''}: ${what}`]
  })
}
