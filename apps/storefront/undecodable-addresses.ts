import type { Connect, Plugin } from 'vite'

/**
 * Answers an address with a broken percent code with the site, which shows its own 404 page (NAV-3). The server would
 * refuse it with an empty page, because it looks for a file of that name.
 */
export function undecodableAddresses(): Plugin {
  return {
    name: 'undecodable-addresses',
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answerWithSite),
  }
}

/** Answers only requests for a page; a broken name of a file stays an error. */
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
