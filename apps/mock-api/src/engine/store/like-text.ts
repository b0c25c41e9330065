/** Returns a pattern for `like … escape '\'` that finds a part of a lower-case text. `%` and `_` stand for themselves in it. */
export function likeText(search: string): string {
  const text = search.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
