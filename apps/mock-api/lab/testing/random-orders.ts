import {
  addDays,
  countTravellers,
  discountPrice,
  money,
  type PassengerBand,
  type Price,
} from '@selat/domain'

import type { Random } from '../../src/engine/random/random.ts'
import { toJsonText } from '../../src/engine/store/json-text.ts'
import type { OrderRow, StoredPassenger } from '../../src/engine/store/tables/order-tables.ts'
import type { PaymentRow } from '../../src/engine/store/tables/payment-tables.ts'
import type { OrderItem } from '../../src/features/order/booking/load-order.ts'
import type { BookedSector, FerryBooking } from '../../src/features/product/ferry/ferry-booking.ts'
import { priceBooking } from '../../src/features/product/ferry/price-booking.ts'
import type { Work } from '../../src/operation/work.ts'
import type { Sailing } from '../../src/world/network/network.ts'

const ATTEMPTS = 200
export const TENANT = 'nusa'
/** The instant at which random orders are placed. */
export const SOLD_AT = '2026-11-20T06:30:00.000Z'
const BANDS: readonly PassengerBand[] = ['adult', 'child', 'infant', 'senior']
const COUNTRIES = ['SG', 'ID', 'MY', 'CN', 'AU']

type World = Pick<Work, 'network' | 'money'>

/** Draws one value of a list. */
export const pick = <Value>(random: Random, list: readonly Value[]): Value => {
  const value = list[random.int(list.length)]
  if (value === undefined) throw new Error('Nothing to choose from')
  return value
}
/** Draws true in the given per cent of calls. */
export const chance = (random: Random, percent: number) => random.int(100) < percent

/** Draws a sailing of a day with one of its classes that is sold then. */
export function randomCrossing(world: World, random: Random, wanted?: BookedSector, from = 5) {
  const { timetables } = world.network.facts
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const direction = wanted ?? pick(random, timetables)
    const date = addDays('2026-11-20', from + random.int(60))
    const sailings = world.network
      .sailingsOn({ ...direction, date })
      .filter(({ operator }) => wanted === undefined || operator === wanted.operator)
    const sailing = sailings[random.int(Math.max(sailings.length, 1))]
    if (!sailing) continue
    const travelClass = wanted?.class ?? pick(random, Object.keys(sailing.seats))
    const query = { ...sailing, class: travelClass, basis: 'round_trip' as const, sectorIndex: 0 }
    if (travelClass in sailing.seats && world.network.tariff(query))
      return { sailing, travelClass, date }
  }
  return null
}

const toSector = (sailing: Sailing, travelClass: string, basis: BookedSector['basis']) => ({
  route: sailing.route,
  from: sailing.from,
  to: sailing.to,
  operator: sailing.operator,
  class: travelClass,
  basis,
  sailingId: sailing.id,
})

function randomPassenger(random: Random, sectors: number): StoredPassenger {
  const band = pick(random, BANDS)
  return {
    band: band === 'senior' ? 'adult' : band,
    // A birthday between both sectors can give another band.
    bands: Array.from({ length: sectors }, () => (chance(random, 95) ? band : pick(random, BANDS))),
    title: 'Ms',
    firstName: 'WEI LING',
    lastName: 'TAN',
    dateOfBirth: '1985-11-03',
    placeOfBirth: '',
    nationality: pick(random, COUNTRIES),
    countryOfResidence: 'SG',
    passportNumber: null,
    dateOfIssue: null,
    dateOfExpiry: null,
    placeOfIssue: null,
  }
}

/** Draws an item: one way or a round trip for some people, sometimes with a discount. */
export function randomItem(
  world: World,
  random: Random,
  { order, index }: { order: OrderRow; index: number },
): OrderItem {
  const out = randomCrossing(world, random)
  if (!out) throw new Error('Nothing sails')
  const isRound = chance(random, 40)
  const basis = isRound ? 'round_trip' : 'one_way'
  const first = toSector(out.sailing, out.travelClass, basis)
  const wayBack = { ...first, from: first.to, to: first.from }
  const hasWayBack =
    isRound && world.network.operatorsOn(wayBack).some((one) => one === first.operator)
  const back = hasWayBack ? randomCrossing(world, random, wayBack, 65) : null
  const sectors = [first, ...(back ? [toSector(back.sailing, first.class, basis)] : [])]
  const passengers = Array.from({ length: 1 + random.int(4) }, () =>
    randomPassenger(random, sectors.length),
  )
  const booking: FerryBooking = {
    item: `fer_${first.route}`,
    party: { adults: passengers.length, children: 0, infants: 0 },
    dateFrom: out.date,
    dateUntil: back?.date ?? out.date,
    isRoundTrip: back !== null,
    isInternational: true,
    isOpenTicket: false,
    isOpenTicket2W: false,
    validityDays: null,
    pricedAt: SOLD_AT,
    sectors,
  }
  const travellers = sectors.map((_, sector) =>
    countTravellers(
      passengers.map(({ bands, band, nationality }) => ({
        band: bands[sector] ?? band,
        nationality,
      })),
    ),
  )
  const full = priceBooking(world, booking, { currency: order.currency, travellers })
  if (!full) throw new Error('A crossing that is sold has a price')
  return {
    tenant: TENANT,
    id: `itm_${order.id.slice(4)}${index}`,
    order_id: order.id,
    position: index,
    item_content: 'ferry',
    item: booking.item,
    qty: passengers.length,
    booking,
    price: discounted(full, random),
    passengers,
  }
}

function discounted(price: Price, random: Random): Price {
  if (!chance(random, 30)) return price
  const off = chance(random, 10)
    ? price.total.amount
    : random.int(Math.floor(price.total.amount / 2) + 1)
  return discountPrice(price, { code: 'PROMO', amount: { ...price.total, amount: off } })
}

/** Makes a paid order without items. */
export function blankOrder(id: string, currency: string): OrderRow {
  return {
    tenant: TENANT,
    id,
    confirmation_number: `NST-${id.slice(4)}`,
    token_hash: id,
    user_id: null,
    status: 'POSTED',
    language: 'EN',
    contact: toJsonText({
      name: 'Tan',
      email: 't@example.com',
      phoneCode: '+65',
      phoneNumber: '1',
    }),
    additional_note: '',
    code_reference: '',
    promo_code: '',
    currency,
    exponent: money(0, currency).exponent,
    total_amount: 0,
    created_at: SOLD_AT,
    paid_at: SOLD_AT,
    expires_at: null,
    visit_date: null,
    change_of: null,
    agency_id: null,
    agency_name: null,
    booked_by: null,
    customer_id: null,
    customer_name: null,
    selling_amount: null,
    quotation_id: null,
  }
}

/** Makes the payment that completed an order. */
export function paymentOf(order: OrderRow, method: string): PaymentRow {
  return {
    tenant: TENANT,
    id: `pay_${order.id.slice(4)}`,
    order_id: order.id,
    state: 'completed',
    currency: order.currency,
    exponent: order.exponent,
    amount: order.total_amount,
    method_code: order.total_amount === 0 ? null : method,
    reference: order.confirmation_number,
    instructions: null,
    expires_at: null,
    settles_at: null,
  }
}
