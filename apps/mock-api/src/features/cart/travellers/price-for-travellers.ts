import { countTravellers, type PassengerBand, type Price } from '@selat/domain'

import type { BookingBase, ItemContent } from '../../../engine/store/tables/stored-booking.ts'
import type { Context } from '../../../operation/context.ts'
import { productOf } from '../../product/registry.ts'

/**
 * The facts of a traveller that prices depend on: the band on each sector, and the nationality, empty while it is unknown.
 */
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
 * Calculates the price of an item for its travellers: by their band on each sector, and by nationality if it has a price of
 * its own. Without travellers, the counts of the cart decide.
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
