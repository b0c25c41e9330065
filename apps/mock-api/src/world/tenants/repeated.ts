/** Those that a list has more than once, told once each. */
export function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) < index))]
}
