import type { Schemas } from '@selat/sdk'

/**
 * Whether prices depend on the travellers' ages on the day of travel. Those of ferries do; all other prices stay as
 * they were chosen.
 */
export function hasFares(items: readonly Pick<Schemas['CartItem'], 'ItemContent'>[]): boolean {
  return items.some(({ ItemContent }) => ItemContent === 'ferry')
}
