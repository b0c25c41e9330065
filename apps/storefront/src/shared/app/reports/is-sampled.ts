const HEX_DIGITS = 8

/**
 * Whether a page load belongs to the wanted share. The random number of the load decides, so that the browser and the
 * site server agree and shares do not multiply.
 */
export function isSampled(page: string, percent: number): boolean {
  return Number.parseInt(page.slice(0, HEX_DIGITS), 16) / 16 ** HEX_DIGITS < percent / 100
}
