const HEX_DIGITS = 8

/**
 * Whether a load of a page is among the share that is wanted. The random number of the load decides, so that the browser and
 * the site server come to the same answer and shares do not multiply.
 */
export function isSampled(page: string, percent: number): boolean {
  return Number.parseInt(page.slice(0, HEX_DIGITS), 16) / 16 ** HEX_DIGITS < percent / 100
}
