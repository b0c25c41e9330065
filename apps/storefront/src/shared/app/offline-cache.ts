/** The cache in which answers stay on the device. Its number goes up when old ones can no longer be read. */
export const OFFLINE_CACHE = 'kept-1'
