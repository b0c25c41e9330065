/** The name of the database in which an authority's device keeps its manifests (decision 0069). */
export const DEVICE_DATABASE = 'selat-manifest'
