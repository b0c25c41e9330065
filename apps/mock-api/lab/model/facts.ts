import type { Band } from './ages.ts'

/**
 * This file has the facts of the world, written by hand: sailings with their instants, fares and charges, tenants, payment
 * methods.
 */

export type TenantSlug = 'nusa' | 'b2b' | 'riauline'
export type Currency = 'IDR' | 'SGD'
export type SailingKey = 'single' | 'out' | 'back' | 'late' | 'today' | 'todayBack'
export type Party = { readonly adults: number; readonly children: number; readonly infants: number }

const at = (instant: string) => Date.parse(instant)

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
export const BEGIN = at('2026-11-20T06:30:00.000Z')

export type SailingFacts = {
  readonly id: string
  readonly class: string
  readonly operator: 'SRL' | 'BHF'
  readonly isOut: boolean
  readonly date: string
  readonly closesAt: number
  readonly departsAt: number
  readonly arrivesAt: number
  /** Seats of the class that other sellers have sold. */
  readonly elsewhere: number
}

/**
 * Makes a sailing of one hour. Its booking closes one hour before departure; for the ships of BHF it closes four hours
 * before.
 */
function sailing(
  id: string,
  travelClass: string,
  {
    date,
    departs,
    closesHours = 1,
    elsewhere,
  }: { date: string; departs: string; closesHours?: number; elsewhere: number },
): SailingFacts {
  const departsAt = at(departs)
  return {
    id,
    class: travelClass,
    operator: id.includes('-BHF-') ? 'BHF' : 'SRL',
    isOut: id.startsWith('sai_HFC-BTC'),
    date,
    departsAt,
    closesAt: departsAt - closesHours * 60 * MINUTE,
    arrivesAt: departsAt + 60 * MINUTE,
    elsewhere,
  }
}

/** The sailings that the model knows, each with one class. Singapore is eight hours ahead of UTC, Batam seven. */
export const SAILINGS: Readonly<Record<SailingKey, SailingFacts>> = {
  single: sailing('sai_HFC-BTC-BHF-20261212-1800', 'EMD', {
    date: '2026-12-12',
    departs: '2026-12-12T10:00:00Z',
    closesHours: 4,
    elsewhere: 39,
  }),
  out: sailing('sai_HFC-BTC-SRL-20261212-1020', 'ECO', {
    date: '2026-12-12',
    departs: '2026-12-12T02:20:00Z',
    elsewhere: 116,
  }),
  back: sailing('sai_BTC-HFC-SRL-20261213-1610', 'ECO', {
    date: '2026-12-13',
    departs: '2026-12-13T09:10:00Z',
    elsewhere: 113,
  }),
  late: sailing('sai_HFC-BTC-SRL-20261212-2130', 'BUS', {
    date: '2026-12-12',
    departs: '2026-12-12T13:30:00Z',
    elsewhere: 18,
  }),
  today: sailing('sai_HFC-BTC-SRL-20261120-1650', 'ECO', {
    date: '2026-11-20',
    departs: '2026-11-20T08:50:00Z',
    elsewhere: 137,
  }),
  todayBack: sailing('sai_BTC-HFC-SRL-20261120-1820', 'ECO', {
    date: '2026-11-20',
    departs: '2026-11-20T11:20:00Z',
    elsewhere: 147,
  }),
}

export const SAILING_KEYS = Object.keys(SAILINGS) as SailingKey[] // The table has exactly these keys.

/** The fares of each band in cents of the Singapore dollar. */
type Fares = Readonly<Record<Band, number>>

const ECO: Fares = { adult: 3200, child: 2900, infant: 800, senior: 3000 }
/** The fares for each way, which are half of 56, 50, 14 and 52 dollars. */
const ECO_RETURN: Fares = { adult: 2800, child: 2500, infant: 700, senior: 2600 }
const BUSINESS: Fares = { adult: 4800, child: 4400, infant: 1000, senior: 4600 }
/** The fares of BHF, which has none for seniors because they count as adults. */
const EMERALD: Fares = { adult: 5800, child: 5200, infant: 1200, senior: 5800 }
const OPEN: Fares = { adult: 3400, child: 3100, infant: 800, senior: 3200 }
/** The fares for each way, which are half of 60, 54, 14 and 56 dollars. */
const OPEN_RETURN: Fares = { adult: 3000, child: 2700, infant: 700, senior: 2800 }

/**
 * The facts of a sector. `from` (HarbourFront or Batam Centre) decides the departure charge. An open sector has no sailing
 * yet.
 */
export type SectorFacts = {
  readonly isOut: boolean
  readonly fares: Fares
  readonly sailing: SailingKey | null
}

export type ProductFacts = {
  readonly item: string
  readonly isRoundTrip: boolean
  readonly isOpen: boolean
  readonly sectors: readonly SectorFacts[]
}

const dated = (fares: Fares, ...keys: SailingKey[]): ProductFacts => ({
  item: 'fer_HFC-BTC',
  isRoundTrip: fares === ECO_RETURN,
  isOpen: false,
  sectors: keys.map((key) => ({ isOut: SAILINGS[key].isOut, fares, sailing: key })),
})

const open = (item: string, fares: Fares, ...isOut: boolean[]): ProductFacts => ({
  item,
  isRoundTrip: false,
  isOpen: true,
  sectors: isOut.map((out) => ({ isOut: out, fares, sailing: null })),
})

export const PRODUCTS = {
  single: dated(EMERALD, 'single'),
  out: dated(ECO, 'out'),
  round: dated(ECO_RETURN, 'out', 'back'),
  late: dated(BUSINESS, 'late'),
  today: dated(ECO, 'today'),
  roundToday: dated(ECO_RETURN, 'today', 'todayBack'),
  threeCities: dated(ECO, 'today', 'todayBack', 'out'),
  open: open('opn_HFC-BTC-SRL-ECO-1W', OPEN, true),
  openReturn: open('opn_HFC-BTC-SRL-ECO-2W', OPEN_RETURN, true, false),
} satisfies Readonly<Record<string, ProductFacts>>

export type ProductKey = keyof typeof PRODUCTS

export const PRODUCT_KEYS = Object.keys(PRODUCTS) as ProductKey[] // The table has exactly these keys.

export const productOf = (key: ProductKey): ProductFacts => PRODUCTS[key]

type MethodFacts = {
  readonly currency: Currency
  readonly minutes: number
  /** The method is offered only if booking stays open for this many minutes. */
  readonly needs: number
  readonly needsProof: boolean
  /** The seconds after which the simulated payer pays; absent if the method needs a proof. */
  readonly paidAfter?: number
  readonly least: number
  readonly most: number
}

const TRANSFER = { minutes: 120, needs: 120, needsProof: true } as const
const SCANNED = { minutes: 15, needs: 5, needsProof: false, paidAfter: 30 } as const

export const METHODS: Readonly<Record<string, MethodFacts>> = {
  TRANSFER_BCA: { ...TRANSFER, currency: 'IDR', least: 10_000, most: Infinity },
  BNI_VA: {
    currency: 'IDR',
    minutes: 24 * 60,
    needs: 60,
    needsProof: false,
    paidAfter: 45,
    least: 1,
    most: 50_000_000_000,
  },
  QRIS: { ...SCANNED, currency: 'IDR', least: 1, most: 10_000_000 },
  PAYNOW: { ...SCANNED, currency: 'SGD', least: 50, most: 20_000_000 },
  PAYNOW_UEN: { ...TRANSFER, currency: 'SGD', least: 50, most: 20_000_000 },
}

type TenantFacts = {
  readonly system: number
  /** Whether only users with a session can book. */
  readonly needsAccount: boolean
  readonly home: Currency
  readonly operators: readonly SailingFacts['operator'][]
  readonly methods: readonly string[]
  readonly members: Readonly<Record<string, Currency>>
}

export const TENANTS: Readonly<Record<TenantSlug, TenantFacts>> = {
  nusa: {
    system: 4101,
    needsAccount: false,
    home: 'IDR',
    operators: ['SRL', 'BHF'],
    methods: ['TRANSFER_BCA', 'BNI_VA', 'QRIS', 'PAYNOW', 'PAYNOW_UEN'],
    members: { usr_7QK2M9WLTN: 'SGD', usr_4BD8X3SNTS: 'IDR' },
  },
  b2b: {
    system: 4102,
    needsAccount: true,
    home: 'IDR',
    operators: ['SRL', 'BHF'],
    methods: ['TRANSFER_BCA', 'BNI_VA', 'QRIS', 'PAYNOW_UEN'],
    members: { usr_3RZ7H2KMAG: 'IDR', usr_5DW8L3ESTR: 'IDR', usr_6LM4Q8CHEN: 'SGD' },
  },
  riauline: {
    system: 4103,
    needsAccount: false,
    home: 'SGD',
    operators: ['SRL'],
    methods: ['PAYNOW', 'PAYNOW_UEN', 'TRANSFER_BCA', 'BNI_VA', 'QRIS'],
    members: { usr_8HS3N7SRLC: 'SGD' },
  },
}

export const TENANT_SLUGS = Object.keys(TENANTS) as TenantSlug[] // The table has exactly these keys.

/** The agencies of members. Members of one agency share its orders. */
const AGENCIES: Readonly<Record<string, 'Baruna Tours' | "Strait's View Travel">> = {
  usr_3RZ7H2KMAG: 'Baruna Tours',
  usr_5DW8L3ESTR: 'Baruna Tours',
  usr_6LM4Q8CHEN: "Strait's View Travel",
}

/** Returns the agency of a member or of an order's owner; null for all other callers. */
export const agencyOf = (member: string | null): string | null =>
  member === null ? null : (AGENCIES[member] ?? null)

/** Returns the members of an agent's agency; for other callers, only the caller. */
export const colleaguesOf = (member: string): readonly string[] => {
  const agency = agencyOf(member)
  if (agency === null) return [member]
  return Object.keys(AGENCIES).filter((other) => agencyOf(other) === agency)
}

/** 1 SGD is 13,211.38 IDR. A converted unit is rounded up to 100 IDR or to one cent. */
const IDR_PER_HUNDRED_SGD = 1_321_138

const fromCents = (cents: number, currency: Currency) =>
  currency === 'SGD' ? cents : Math.ceil((cents * IDR_PER_HUNDRED_SGD) / 10_000 / 100) * 100

const fromRupiah = (rupiah: number, currency: Currency) =>
  currency === 'IDR' ? rupiah : Math.ceil((rupiah * 10_000) / IDR_PER_HUNDRED_SGD)

/** Calculates the online price for a party before ages are known. */
export function priceOf(product: ProductFacts, party: Party, currency: Currency): number {
  const { adults, children, infants } = party
  return product.sectors.reduce(
    (sum, sector) =>
      sum +
      adults * ticketPrice(sector, 'adult', currency) +
      children * ticketPrice(sector, 'child', currency) +
      infants * ticketPrice(sector, 'infant', currency),
    0,
  )
}

/**
 * Calculates the fare of a band with the departure charge: 10 SGD from Singapore or 100,000 IDR from Batam, but nothing for
 * infants.
 */
export function ticketPrice({ fares, isOut }: SectorFacts, band: Band, currency: Currency): number {
  const charge = isOut ? fromCents(1000, currency) : fromRupiah(100_000, currency)
  return fromCents(fares[band], currency) + (band === 'infant' ? 0 : charge)
}

export const sizeOf = ({ adults, children, infants }: Party): number => adults + children + infants

/** Whether a party may travel: at least one adult, at most ten people, and an adult for each infant. */
export const mayTravel = (party: Party): boolean =>
  party.adults > 0 && sizeOf(party) <= 10 && party.infants <= party.adults
