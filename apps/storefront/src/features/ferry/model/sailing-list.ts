import { compareSailings, matchesFilter, type SailingRow } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toMoney } from '../../../shared/trade/price/wire-money.ts'
import type { Leg } from './legs.ts'
import type { ResultView } from './result-view.ts'

/** Returns the leg's sailings that pass the filters, in the chosen order. */
export type ListedSailing = { sailing: Schemas['Sailing']; offers: Schemas['SailingOffer'][] }

/** The leg's sailings as the view wants them. */
export function listSailings({ leg }: Leg, view: ResultView): ListedSailing[] {
  const { maxPrice } = view
  const unit = leg.Sailings[0]?.Offers[0]?.AdultPrice
  const filter = {
    ...view.filter,
    ...(maxPrice?.currency === unit?.Currency &&
      maxPrice &&
      unit && { maxAdultPrice: { ...toMoney(unit), amount: maxPrice.amount } }),
  }
  const rows = leg.Sailings.flatMap((sailing) =>
    sailing.Offers.map((offer) => ({ sailing, offer, row: toRow(sailing, offer) })),
  )
  const compare = compareSailings(view.sort)
  const kept = rows
    .filter(({ row }) => matchesFilter(row, filter))
    .toSorted((one, other) => compare(one.row, other.row))
  const listed = new Map<string, ListedSailing>()
  for (const { sailing, offer } of kept) {
    const entry = listed.get(sailing.Id) ?? { sailing, offers: [] }
    listed.set(sailing.Id, { ...entry, offers: [...entry.offers, offer] })
  }
  return [...listed.values()].map(({ sailing, offers: classes }) => ({
    sailing,
    offers: classes.toSorted((one, other) => one.AdultPrice.Amount - other.AdultPrice.Amount),
  }))
}

function toRow(sailing: Schemas['Sailing'], offer: Schemas['SailingOffer']): SailingRow {
  return {
    sailingId: sailing.Id,
    operatorCode: sailing.Operator,
    classCode: offer.Class,
    departsAt: sailing.DepartsAt,
    arrivesAt: sailing.ArrivesAt,
    adultPrice: toMoney(offer.AdultPrice),
    isChangeable: offer.IsChangeable,
  }
}
