/**
 * Returns the base address in absolute form. In a page, the page's address completes a relative one. The beginning of the
 * contract's paths is removed from its end, because people copy the address of the API with it. Throws a `TypeError` if
 * nothing can complete it, or if it has no host.
 */
export function addressOf(baseUrl: string): string {
  const page: { baseURI: string } | undefined = globalThis.document
  const base = page?.baseURI ?? globalThis.location?.href
  const url = URL.canParse(baseUrl || '/', base) ? new URL(baseUrl || '/', base) : null
  // `localhost:4010` is a valid address as well: its scheme is `localhost`, and it has no host.
  if (!url?.host) throw new TypeError(`baseUrl “${baseUrl}” is no absolute address.`)
  return url.href.replace(/\/(travel|admin)\/v1\/?$/, '')
}

/** Throws if a part of a path is missing or would lead to another path. */
export function refuseOtherPaths(path: string, parts: Record<string, unknown>): void {
  for (const [, name = ''] of path.matchAll(/\{(.+?)\}/g))
    // Encoding leaves dots as they are, so `/order/..`, like an empty id, would be the address of another operation.
    if (['', '.', '..'].includes(String((parts[name] as string | null | undefined) ?? '')))
      throw new TypeError(`Path parameter “${name}” is missing or empty.`)
}
