/**
 * Splits a request's address into path and query. The address is already absolute and normalised, and parsing it again would
 * take longer than all further work on it.
 */
export function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const hash = url.indexOf('#', start)
  const end = hash < 0 ? url.length : hash
  const query = url.indexOf('?', start)
  if (start < 0) return { path: '/', search: '' }
  if (query < 0 || query > end) return { path: url.slice(start, end), search: '' }
  // A question mark without text counts as no query.
  return { path: url.slice(start, query), search: end - query > 1 ? url.slice(query, end) : '' }
}

/** Returns the path of an address. */
export function pathOf(url: string): string {
  return splitUrl(url).path
}
