/** A pattern for `like … escape '\'`: a part of a text in small letters, in which `%` and `_` mean themselves. */
export function likeText(search: string): string {
  const text = search.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
