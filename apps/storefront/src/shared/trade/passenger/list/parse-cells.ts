/** Returns the cells of a list that was copied from a spreadsheet or read from a CSV file, whatever separates them. */
export async function parseCells(text: string): Promise<string[][]> {
  // The parser is larger than the dialog, so it is downloaded only here.
  const { default: papa } = await import('papaparse')
  const list = text.replace(/^\uFEFF/, '').trimEnd()
  // Only text that is copied from a spreadsheet has tabs, because they are not typed. Empty lines stay, so that rows keep their
  // numbers.
  const delimiter = list.includes('\t') ? '\t' : ''
  return papa.parse<string[]>(list, { delimiter, delimitersToGuess: [',', ';', '|'] }).data
}
