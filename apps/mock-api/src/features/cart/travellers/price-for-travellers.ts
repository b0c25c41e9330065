import { countTravellers, type PassengerBand, type Price } from '@selat/domain'

import type { BookingBase, ItemContent } from '../../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../../operation/context.ts'
import { productOf } from '../../product/registry.ts'

/** Somebody as prices see him: his band on each sector, and his passport, empty while it is not known. */
export type PricedPerson = {
  readonly bands: readonly PassengerBand[]
  readonly nationality: string
}

type Facts = Pick<Context, 'network' | 'catalogue' | 'money' | 'now'>

type PricedItem = {
  readonly id: string
  readonly content: ItemContent
  readonly booking: BookingBase
}

/**
 * What an item costs those who travel: each pays by his band on each sector, and by his passport where it has a price of its
 * own. Where nobody is known, the people count as they were counted in the cart.
 */
export function priceForTravellers(
  facts: Facts,
  { id, content, booking }: PricedItem,
  { currency, people }: { readonly currency: string; readonly people: readonly PricedPerson[] },
): Price {
  const product = productOf(content)
  const travel = people.length > 0 ? product.travel(facts, booking) : null
  const travellers = travel?.sectors.map((_, sector) =>
    countTravellers(
      people.map(({ bands, nationality }) => ({ band: bandOnSector(bands, sector), nationality })),
    ),
  )
  const price = product.price(facts, booking, { currency, ...(travellers && { travellers }) })
  if (!price) throw new Error(`Cart item ${id} holds what has no price`)
  return price
}

function bandOnSector(bands: readonly PassengerBand[], sector: number): PassengerBand {
  const band = bands[sector]
  if (!band) throw new Error(`A traveller has no band on sector ${sector}`)
  return band
}
