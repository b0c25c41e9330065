/** Path and query of a request's address, which is whole and normal already: to parse it again costs more than all that is done with it. */
export function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const hash = url.indexOf('#', start)
  const end = hash < 0 ? url.length : hash
  const query = url.indexOf('?', start)
  if (start < 0) return { path: '/', search: '' }
  if (query < 0 || query > end) return { path: url.slice(start, end), search: '' }
  // A lone question mark is no query.
  return { path: url.slice(start, query), search: end - query > 1 ? url.slice(query, end) : '' }
}

/** The path alone. */
export function pathOf(url: string): string {
  return splitUrl(url).path
}
