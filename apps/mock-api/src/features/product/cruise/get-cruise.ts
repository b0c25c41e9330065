import type { ServerSchemas as Schemas } from '@selat/sdk'

import { defineOperation } from '../../../operation/operation.ts'
import type { CruiseEntry } from '../../../world/fixtures/catalogue/cruise-schema.ts'
import { sellingMoney } from '../item/entry-money.ts'
import type { SaleView, StockView } from '../item/product.ts'
import { findEntry } from '../listing/find-entry.ts'
import { toDetailHead } from '../listing/wire-product.ts'
import { type CruiseCabin, loadCabinsLeft, openSailings, toWireCruiseAges } from './cabin-terms.ts'

export const getCruise = defineOperation(
  'getCruise',
  async ({ path }, ctx) => ({
    status: 200,
    body: await toWireCruise(ctx, findEntry(ctx, 'cruise', path.id)),
  }),
  { transaction: 'none' },
)

/** Converts a cruise for its page, with the number of cabins left on each sailing. */
async function toWireCruise(ctx: StockView, entry: CruiseEntry): Promise<Schemas['Cruise']> {
  const { language } = ctx
  const dates = openSailings(ctx, entry)
  const left = await loadCabinsLeft(ctx, entry, dates)
  return {
    ...toDetailHead(ctx, 'cruise', entry),
    Ship: entry.ship,
    Nights: entry.nights,
    HomePort: entry.homePorts[language],
    Itinerary: entry.itinerary.map(({ day, ports, arrives, departs }) => ({
      Day: day,
      Port: ports[language],
      ArrivesAt: arrives,
      DepartsAt: departs,
    })),
    Cabins: entry.cabins.map((cabin) => toWireCabinKind(ctx, entry, cabin)),
    Sailings: dates.map((date) => ({
      Date: date,
      Cabins: entry.cabins.map(({ code }) => ({ Cabin: code, Left: left(date, code) })),
    })),
    PortCharges: sellingMoney(ctx, entry, entry.portCharges),
    GratuityPerNight: sellingMoney(ctx, entry, entry.gratuityPerNight),
    CheckIn: entry.checkIns[language],
    PassportRule: entry.passportRules[language],
    AgeRule: entry.ageRules[language],
    AgeBands: toWireCruiseAges(),
    InfantsFromMonths: entry.infantsFromMonths,
    RefundRule: entry.refundRules[language],
    BookBeforeDays: entry.bookBeforeDays,
  }
}

function toWireCabinKind(ctx: SaleView, entry: CruiseEntry, cabin: CruiseCabin): Schemas['Cabin'] {
  return {
    Code: cabin.code,
    Name: cabin.names[ctx.language],
    MaxGuests: cabin.maxGuests,
    PerGuest: sellingMoney(ctx, entry, cabin.perGuest),
    ThirdFourth: sellingMoney(ctx, entry, cabin.thirdFourth),
    SingleSupplementPercent: cabin.singleSupplementPercent,
  }
}
