/** Returns the texts that a list contains more than once, each once. */
export function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) < index))]
}
