/** A base address as the page completes it, which a Request takes but fetch cannot always reach. */
export function addressOf(baseUrl: string): string {
  const page: { baseURI: string } | undefined = globalThis.document
  const url = new URL(baseUrl || '/', page?.baseURI ?? globalThis.location?.href)
  // `localhost:4010` is an address, too: one whose scheme is `localhost`.
  if (!url.host) throw new TypeError(`${url.protocol} leads to no host.`)
  return url.href
}

/** Throws where a part of a path is missing or would lead to another path. */
export function refuseOtherPaths(path: string, parts: Record<string, unknown>): void {
  for (const [, name = ''] of path.matchAll(/\{(.+?)\}/g))
    // Encoding leaves dots as they are. `/order/..`, or an id that is empty, is the address of another operation.
    if (['', '.', '..'].includes(String((parts[name] as string | null | undefined) ?? '')))
      throw new TypeError(`${name} is no part of a path.`)
}
