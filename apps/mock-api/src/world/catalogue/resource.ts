import type { CalendarDate } from '@selat/domain'

/** Returns the resource of a product on one day. The texts of one product sort by day. */
export function resourceOf(productId: string, date: CalendarDate): string {
  return `${productId}/${date}`
}

export function parseResource(resource: string): { id: string; date: CalendarDate } {
  const [id, date] = resource.split('/')
  if (id === undefined || date === undefined) throw new Error(`${resource} is no product's day.`)
  return { id, date }
}
