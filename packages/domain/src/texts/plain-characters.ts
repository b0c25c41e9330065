/** The apostrophes that telephones and office programs write for the one of the keyboard. */
const APOSTROPHES = /[\u2018\u2019\u02BB\u02BC`\u00B4]/gu

/** Hyphens and dashes of every length, and the minus sign. */
const HYPHENS = /[\p{Pd}\u2212]/gu

/**
 * Writes letters and digits of full width, curly apostrophes and long hyphens with the characters of a passport or a form,
 * because keyboards of telephones put them in by themselves.
 * @example plainCharacters('O’Neil') // "O'Neil"
 */
export function plainCharacters(text: string): string {
  return text.replaceAll(APOSTROPHES, "'").normalize('NFKC').replaceAll(HYPHENS, '-')
}

/**
 * Returns a number without the spaces, hyphens and invisible marks that group it or were copied with it.
 * @example withoutSeparators('１２３ – ４５６') // '123456'
 */
export function withoutSeparators(text: string): string {
  return plainCharacters(text).replaceAll(/[\s\p{Cf}-]/gu, '')
}
