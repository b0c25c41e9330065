/** Who travels on a sailing, among the answers of this visit and among those that the device keeps. */
export const sailingKey = (id: string) => ['manifest', 'sailing', id] as const
export const sailingPath = (id: string) => `sailing/${id}`
