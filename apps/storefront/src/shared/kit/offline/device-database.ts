/** What an authority's device keeps of its manifests (decision 0069). */
export const DEVICE_DATABASE = 'selat-manifest'
