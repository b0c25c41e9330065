/**
 * A terminal in the address of a page, of its English name: the town first, and once. English, so that an address stays
 * what it is when the language changes.
 * @example terminalSlug('HarbourFront, Singapore') // 'singapore-harbourfront'
 * @example terminalSlug('Batam Centre, Batam') // 'batam-centre'
 */
export function terminalSlug(englishName: string): string {
  const [pier = '', town = ''] = englishName.split(',').map(toSlug)
  const hasTown = town === '' || `-${pier}-`.includes(`-${town}-`)
  return hasTown ? pier : `${town}-${pier}`
}

/**
 * A route in one direction in the address of a page.
 * @example routeSlug('singapore-harbourfront', 'batam-centre') // 'singapore-harbourfront-to-batam-centre'
 */
export function routeSlug(from: string, to: string): string {
  return `${from}-to-${to}`
}

/** Whether a text can be the slug of a page; whether there is such a page is for the API to say. */
export function isSlug(text: string): boolean {
  return text.length <= MOST_CHARACTERS && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
}

/** As the contract's `RouteSlug`, the longest of them. */
const MOST_CHARACTERS = 124

function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
