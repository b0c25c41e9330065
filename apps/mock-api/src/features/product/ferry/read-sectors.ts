import { canReturn, toEpochMs } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse, refuseField } from '../../../engine/http/refusal.ts'
import type { Sailing } from '../../../world/network/network.ts'
import type { SaleView } from '../item/product.ts'
import { sailingMissed } from './crossing-missed.ts'
import type { BookedSector } from './ferry-booking.ts'
import { type OfferKey, parseOfferId } from './offer-id.ts'
import { saleDates, sellsOperator } from './sold-network.ts'

type FerryInput = Schemas['FerryItemInput']

type Chosen = { readonly sailing: Sailing; readonly offer: OfferKey }

/**
 * Reads the sectors of the offers in an item. Each must still be on sale, and each must start after the one before has
 * arrived.
 */
export function readSectors(ctx: SaleView, ferry: FerryInput, pointer: string) {
  checkOfferCount(ferry, pointer)
  const chosen = ferry.Offers.map((id, index) => ({
    ...readOffer(ctx, id, `${pointer}/Offers/${index}`),
    index,
  }))
  for (const choice of chosen) {
    checkBasis(choice, ferry, `${pointer}/Offers/${choice.index}`)
    checkOnSale(ctx, choice)
    const before = chosen[choice.index - 1]
    if (before) checkOrder(before, choice, ferry, `${pointer}/Offers/${choice.index}`)
  }
  return {
    sailings: chosen.map(({ sailing }) => sailing),
    sectors: chosen.map(toSector),
    isInternational: chosen.some(({ sailing }) => ctx.network.route(sailing)?.isInternational),
  }
}

function checkOfferCount({ Offers, IsRoundTrip }: FerryInput, pointer: string): void {
  const isRight = IsRoundTrip ? Offers.length === 2 : Offers.length >= 1
  if (!isRight) refuseField(`${pointer}/Offers`, 'wrong_number_of_offers')
}

function readOffer(ctx: SaleView, id: string, pointer: string): Chosen {
  const offer = parseOfferId(id)
  const sailing = offer && ctx.network.sailing(offer.sailingId)
  if (!offer || !sailing || !sellsOperator(ctx.tenant, sailing.operator))
    return refuse('not_found', {
      params: { offer: id },
      errors: [{ pointer, code: 'unknown', params: {} }],
    })
  return { offer, sailing }
}

/**
 * An offer is valid only for the kind of trip that it was made for, because each way of a round trip is cheaper than a single
 * one.
 */
function checkBasis({ offer }: Chosen, { IsRoundTrip }: FerryInput, pointer: string): void {
  if ((offer.basis === 'round_trip') !== IsRoundTrip)
    refuseField(pointer, 'fare_of_another_trip_type')
}

function checkOnSale(ctx: SaleView, { sailing, offer }: Chosen): void {
  const { date } = sailing
  const { first, last } = saleDates(ctx, sailing.from)
  const tariff = ctx.network.tariff({ ...sailing, ...offer, sectorIndex: 0 })
  const isOffered = offer.class in sailing.seats && tariff !== undefined
  if (date > last || !isOffered) refuse('product_unavailable', { params: { date } })
  if (date < first || toEpochMs(sailing.bookingClosesAt) <= toEpochMs(ctx.now))
    refuse('book_before', { params: sailingMissed(ctx, sailing) })
}

function checkOrder(before: Chosen, next: Chosen, ferry: FerryInput, pointer: string): void {
  const [first, second] = [before.sailing, next.sailing]
  const isWayBack = second.from === first.to && second.to === first.from
  if (ferry.IsRoundTrip && !isWayBack) refuseField(pointer, 'not_the_way_back')
  if (canReturn(first.arrivesAt, second.departsAt)) return
  if (ferry.IsRoundTrip) refuse('no_return_sailing', { params: { arrivesAt: first.arrivesAt } })
  refuseField(pointer, 'before_the_previous_arrival')
}

function toSector({ sailing, offer }: Chosen): BookedSector {
  return {
    route: sailing.route,
    from: sailing.from,
    to: sailing.to,
    operator: sailing.operator,
    class: offer.class,
    basis: offer.basis,
    sailingId: sailing.id,
  }
}
