import type { Connect, Plugin } from 'vite'

/**
 * An address with a broken percent code is answered with the site, which shows its own 404 page (NAV-3). The server would
 * refuse it with an empty page, because it looks for a file of that name.
 */
export function undecodableAddresses(): Plugin {
  return {
    name: 'undecodable-addresses',
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answerWithSite),
  }
}

/** Only where the address is asked for as a page; a broken name of a file stays an error. */
export const answerWithSite: Connect.NextHandleFunction = (request, _response, next) => {
  const isPage = request.headers.accept?.includes('text/html') === true
  if (isPage && !isDecodable(request.url ?? '')) request.url = '/'
  next()
}

export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''))
    return true
  } catch {
    return false
  }
}
