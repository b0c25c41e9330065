import {
  adultPrice,
  type Charge,
  estimatePrice,
  type FareTable,
  type Money,
  type Party,
  refundEndsAtMs,
  type RefundRung,
  toSellingMoney,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { SharedContext } from '../../../operation/operation.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import type { Sailing, Tariff } from '../../../world/network/network.ts'
import { createTariffCache } from '../../../world/network/tariff-cache.ts'
import type { SeatsLeft } from '../../../world/stock/seats-left.ts'
import { offerId, type OfferKey } from './offer-id.ts'
import { ferryLineLabel } from './price-labels.ts'
import { toWireFerryPrice } from './wire-price.ts'

export type OfferRequest = {
  readonly basis: OfferKey['basis']
  /** The index of the sector: 0 outbound, 1 for the return. */
  readonly sectorIndex: number
  readonly party: Party
  /** The only class to offer. */
  readonly class?: string
}

type SailingOffer = Schemas['SailingOffer']
/** The part of an offer that is the same for every party, and its price for one adult. */
type Priced = Omit<
  SailingOffer,
  'Offer' | 'SeatsLeft' | 'IsRefundable' | 'Estimate' | 'IsChangeable' | 'BaggageKg'
>
type PricedOffer = Priced & Pick<SailingOffer, 'Estimate' | 'IsChangeable' | 'BaggageKg'>

/**
 * The part of an offer that all sailings of a day share, and the refund steps. By these steps each sailing tells whether its
 * fare is still refundable.
 */
type DayOffer = { readonly priced: PricedOffer; readonly refund: readonly RefundRung[] }

/**
 * Makes the offers of sailings. The terms of an operator for a class on a day are computed once and shared by its sailings.
 */
export function createOfferMaker(
  ctx: SharedContext,
  request: OfferRequest & { readonly seatsLeft: SeatsLeft },
) {
  const ofDays = new Map<string, DayOffer | null>()

  return (sailing: Sailing): Schemas['SailingOffer'][] =>
    Object.keys(sailing.seats).flatMap((travelClass) => {
      if (request.class !== undefined && request.class !== travelClass) return []
      const key = `${sailing.operator} ${travelClass} ${sailing.date}`
      let offer = ofDays.get(key)
      if (offer === undefined) {
        offer = priceOffer(ctx, request, sailing, travelClass)
        ofDays.set(key, offer)
      }
      if (!offer) return []
      const { basis } = request
      return [
        {
          Offer: offerId({ sailingId: sailing.id, class: travelClass, basis }),
          SeatsLeft: Math.max(0, request.seatsLeft(sailing, travelClass)),
          ...offer.priced,
          IsRefundable: givesBack(ctx, sailing, offer.refund),
        },
      ]
    })
}

function priceOffer(
  ctx: SharedContext,
  { basis, sectorIndex, party }: OfferRequest,
  sailing: Sailing,
  travelClass: string,
): DayOffer | null {
  const { operator, date } = sailing
  const query = { ...sailing, class: travelClass, basis, sectorIndex }
  const tariff = ctx.network.tariff(query)
  const terms = ctx.network.terms(operator, date).classes.find(({ code }) => code === travelClass)
  if (!tariff || !terms) return null
  const reader = `${ctx.currency} ${ctx.language}`
  const { adults, children, infants } = party
  const priced = {
    ...pricedForAnybody(tariff, reader, () => priceForAnybody(ctx, tariff, travelClass)),
    Estimate: estimates(tariff, `${reader} ${adults} ${children} ${infants}`, () =>
      estimateFor(ctx, tariff, party),
    ),
    IsChangeable: terms.change !== null,
    BaggageKg: terms.baggageKg,
  }
  return { priced, refund: terms.refund }
}

const pricedForAnybody = createTariffCache<Priced>()
const estimates = createTariffCache<SailingOffer['Estimate']>()

function priceForAnybody(
  ctx: SharedContext,
  { fares, nationalFares, charges }: Tariff,
  travelClass: string,
): Priced {
  const selling = ctx.money.selling(ctx.currency)
  const sell = (money: Money) => toSellingMoney(money, selling).amount
  return {
    Class: travelClass,
    ClassName: ctx.network.className(travelClass)[ctx.language],
    Fares: toWireFares(fares, sell),
    NationalFares: nationalFares.map((national) => ({
      Countries: [...national.countries],
      Fares: toWireFares(national.fares, sell),
    })),
    Charges: charges.map((charge) => toWireCharge(ctx, charge)),
    AdultPrice: toWireMoney(adultPrice({ fares, charges }, selling)),
  }
}

/** Estimates the price for a party whose nationalities are unknown. */
function estimateFor(ctx: SharedContext, { fares, charges }: Tariff, party: Party) {
  const price = estimatePrice([{ fares, charges }], party, ctx.money.selling(ctx.currency))
  return toWireFerryPrice(price, ctx)
}

/**
 * Whether the fare is still refundable in part. It uses `moment` instead of `stepAt`, so that the cached answer knows until
 * when this is true.
 */
function givesBack(
  { moment }: Pick<SharedContext, 'moment'>,
  { departsAtMs }: Pick<Sailing, 'departsAtMs'>,
  rungs: readonly RefundRung[],
): boolean {
  const endsAtMs = refundEndsAtMs(rungs, departsAtMs)
  return endsAtMs !== null && !moment.hasCome(endsAtMs)
}

/** Converts fares to the selling currency. */
export function toWireFares(fares: FareTable, sell: (money: Money) => Money): Schemas['BandFares'] {
  return {
    Adult: toWireMoney(sell(fares.adult)),
    Child: toWireMoney(sell(fares.child)),
    Infant: toWireMoney(sell(fares.infant)),
    Senior: fares.senior ? toWireMoney(sell(fares.senior)) : null,
  }
}

/**
 * Converts a charge in the currency in which it is paid: the selling currency online, the terminal's own at the counter.
 */
export function toWireCharge(
  {
    network,
    language,
    money,
    currency,
  }: Pick<SharedContext, 'network' | 'language' | 'money' | 'currency'>,
  charge: Charge,
): Schemas['ChargeInfo'] {
  const label = ferryLineLabel({ network }, charge)
  const isOnline = charge.payAt === 'online'
  const amount = isOnline
    ? toSellingMoney(charge.unitAmount, money.selling(currency)).amount
    : charge.unitAmount
  return {
    Code: charge.code,
    Kind: charge.kind,
    Label: typeof label === 'string' ? label : label[language],
    Amount: toWireMoney(amount),
    Bands: [...charge.bands],
    PayAt: charge.payAt,
    Countries: charge.countries ? [...charge.countries] : null,
  }
}
