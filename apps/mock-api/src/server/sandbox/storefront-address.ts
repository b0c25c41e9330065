const EXAMPLE = 'http://localhost:5173'

/**
 * Returns the origin of a storefront. Throws one sentence that begins with the name of the option. An address with a path is
 * refused, because links in mails would silently lose the path.
 */
export function toStorefront(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} takes an address such as ${EXAMPLE}, not "${text}".`)
  if (url.href !== `${url.origin}/`)
    throw new Error(
      `${name} takes an address without a path, such as ${url.origin}, because a storefront's pages begin at its root, not "${text}".`,
    )
  return url.origin
}
