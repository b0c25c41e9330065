import type { Schemas } from '@selat/sdk'

/** Whether ages on the day of travel decide what is paid: those of a crossing do, all other prices stay as they were chosen. */
export function hasFares(items: readonly Pick<Schemas['CartItem'], 'ItemContent'>[]): boolean {
  return items.some(({ ItemContent }) => ItemContent === 'ferry')
}
