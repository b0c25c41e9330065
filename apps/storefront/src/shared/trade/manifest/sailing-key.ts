/**
 * Returns the key of a sailing's passengers among the answers of this visit; `sailingPath` is that of the answers on the
 * device.
 */
export const sailingKey = (id: string) => ['manifest', 'sailing', id] as const
export const sailingPath = (id: string) => `sailing/${id}`
