/** The name of the cache that keeps answers on the device. Its number is raised when old answers can no longer be read. */
export const OFFLINE_CACHE = 'kept-1'
