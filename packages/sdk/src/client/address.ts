/**
 * Returns the base address as an absolute one: in a page, its own address completes it. Throws a `TypeError` where there is none to
 * complete it, and where it names no host.
 */
export function addressOf(baseUrl: string): string {
  const page: { baseURI: string } | undefined = globalThis.document
  const base = page?.baseURI ?? globalThis.location?.href
  const url = URL.canParse(baseUrl || '/', base) ? new URL(baseUrl || '/', base) : null
  // `localhost:4010` is an address, too: one whose scheme is `localhost`, and which has no host.
  if (!url?.host) throw new TypeError(`baseUrl “${baseUrl}” is no absolute address.`)
  return url.href
}

/** Throws where a part of a path is missing or would lead to another path. */
export function refuseOtherPaths(path: string, parts: Record<string, unknown>): void {
  for (const [, name = ''] of path.matchAll(/\{(.+?)\}/g))
    // Encoding leaves dots as they are. `/order/..`, or an id that is empty, is the address of another operation.
    if (['', '.', '..'].includes(String((parts[name] as string | null | undefined) ?? '')))
      throw new TypeError(`Path parameter “${name}” is missing or empty.`)
}
