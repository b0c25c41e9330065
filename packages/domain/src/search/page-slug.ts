/**
 * Makes the slug of a terminal in the address of a page: its English name with the town first, and only once. It is English,
 * so that addresses do not depend on the language.
 * @example terminalSlug('HarbourFront, Singapore') // 'singapore-harbourfront'
 * @example terminalSlug('Batam Centre, Batam') // 'batam-centre'
 */
export function terminalSlug(englishName: string): string {
  const [pier = '', town = ''] = englishName.split(',').map(toSlug)
  const hasTown = town === '' || `-${pier}-`.includes(`-${town}-`)
  return hasTown ? pier : `${town}-${pier}`
}

/**
 * Makes the slug of a route in one direction in the address of a page.
 * @example routeSlug('singapore-harbourfront', 'batam-centre') // 'singapore-harbourfront-to-batam-centre'
 */
export function routeSlug(from: string, to: string): string {
  return `${from}-to-${to}`
}

/** Whether a text has the form of a slug. Only the API knows whether the page exists. */
export function isSlug(text: string): boolean {
  return text.length <= MOST_CHARACTERS && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}

/** The longest `RouteSlug` that the contract allows. */
const MOST_CHARACTERS = 124

function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
