/** Returns an empty list to fill in with a spreadsheet. The mark at its beginning tells Excel that it is UTF-8. */
export function listTemplate(headings: readonly string[]): Blob {
  const cells = headings.map((heading) => `"${heading.replaceAll('"', '""')}"`)
  return new Blob([`\uFEFF${cells.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' })
}
