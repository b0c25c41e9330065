/** The name of the cache that keeps answers on the device. Its number is raised when old answers can no longer be read. */
export const OFFLINE_CACHE = 'kept-1'

/**
 * The address at which the service worker gets the document of every page. Without the query it is an address of the home
 * page in old links, so a web server redirects it.
 */
export const OFFLINE_DOCUMENT = '/index.html?offline'
