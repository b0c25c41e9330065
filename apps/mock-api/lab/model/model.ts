import type { Ages, Band } from './ages.ts'
import {
  BEGIN,
  type Currency,
  DAY,
  type Party,
  type ProductFacts,
  type ProductKey,
  productOf,
  SAILINGS,
  type SailingKey,
  sizeOf,
  type TenantSlug,
  TENANTS,
} from './facts.ts'
import type { Who } from './intents.ts'

export type Item = {
  id: string
  product: ProductKey
  party: Party
  currency: Currency
  holdUntil: number
  extensions: number
  /** The ages of the travellers; unknown before the order. */
  ages: Ages
  /** The member or cart whose limit of holds the item counts for; null while the cart's token is unknown. */
  holder: string | null
}

/**
 * A cart. `owner` is the member whose only cart it is; null for a visitor's cart, which its token opens. The token of a
 * member's cart is null while the answer with it is lost.
 */
export type Cart = {
  tenant: TenantSlug
  token: string | null
  owner: string | null
  items: Item[]
}

/**
 * One traveller on one sector. `isOpen`: the ticket was bought without a date; after it is dated, it takes its own seat.
 */
export type Ticket = {
  id: string | null
  /** The band by the age on the day of its sailing; for an open ticket, on the day of the order. */
  band: Band
  item: number
  traveller: number
  sector: number
  isOpen: boolean
  sailing: SailingKey | null
  validUntil: string | null
}

export type Happening = { event: string; state: Order['payment']['state']; at: number }

export type Order = {
  id: string
  tenant: TenantSlug
  token: string
  owner: string | null
  items: Item[]
  currency: Currency
  total: number
  status: 'ENTRY' | 'POSTED' | 'CANCELLED' | 'EXPIRED'
  createdAt: number
  paidAt: number | null
  payment: {
    id: string
    state: 'ordered' | 'pending' | 'paid' | 'completed' | 'finished' | 'cancelled'
    method: string | null
    proof: 'none' | 'uploaded' | 'rejected'
    isUnreadable: boolean
    /** The deadline of the payment, and of its order. */
    until: number | null
    /** The instant at which the simulated payer or tenant acts, if the mode is automatic. */
    settlesAt: number | null
    history: Happening[]
  }
  tickets: Ticket[]
}

/** The first answer of a key, and its instant. */
export type Kept = { asked: string; status: number; text: string; at: number }

/** The state that the model remembers. It is plain data, so that it can be copied to try an alternative. */
export type Model = {
  now: number
  /** Whether payers and the tenant act by themselves after a while. */
  isSimulated: boolean
  capacity: Record<SailingKey, number>
  carts: Cart[]
  orders: Order[]
  /** The instants at which keys and sessions expire. They are used only to choose the next instant. */
  forgottenAt: number[]
}

export const SESSION_DAYS = 7

/** Creates a model without orders and vessels. */
export const createModel = (isSimulated: boolean): Model => ({
  now: BEGIN,
  isSimulated,
  capacity: { single: 0, out: 0, back: 0, late: 0, today: 0, todayBack: 0 },
  carts: [],
  orders: [],
  forgottenAt: [BEGIN + SESSION_DAYS * DAY],
})

/** Returns the user of a session. Sessions of all members are opened at the beginning; an ended session counts as none. */
export const userOf = ({ now }: Model, member: string | null): string | null =>
  now < BEGIN + SESSION_DAYS * DAY ? member : null

/** Returns a member's currency, or else the requested one, or else the tenant's. */
export const currencyOf = (model: Model, { tenant, member, currency }: Who): Currency => {
  const { members, home } = TENANTS[tenant]
  const user = userOf(model, member)
  return (user === null ? undefined : members[user]) ?? currency ?? home
}

export const isHeld = ({ now }: Model, item: Item): boolean => now < item.holdUntil

/**
 * Counts the seats taken on a sailing: by held cart items, by items of waiting and paid orders, and by dated open tickets.
 */
export function takenSeats(model: Model, key: SailingKey): number {
  const inCarts = model.carts.flatMap(({ items }) => items.filter((item) => isHeld(model, item)))
  const alive = model.orders.filter(({ status }) => status === 'ENTRY' || status === 'POSTED')
  const seats = [...inCarts, ...alive.flatMap(({ items }) => items)].map(
    (item) => sectorsOn(productOf(item.product), key) * sizeOf(item.party),
  )
  const dated = alive
    .flatMap(({ tickets }) => tickets)
    .filter((ticket) => ticket.isOpen && ticket.sailing === key)
  return seats.reduce((sum, count) => sum + count, dated.length)
}

const PARTY_MOST = 10

/**
 * Whether a caller may hold this many seats for one item. With all of the caller's unpaid seats they must not exceed a quarter
 * of the capacity, or ten if that is more.
 */
export function mayHold(
  model: Model,
  { key, holder, wanted, besides = 0, except }: HoldQuestion,
): boolean {
  if (holder === null) return true
  const inCarts = model.carts.flatMap(({ items }) => items.filter((item) => isHeld(model, item)))
  const waiting = model.orders.filter(({ status }) => status === 'ENTRY')
  const held = [...inCarts, ...waiting.flatMap(({ items }) => items)]
    .filter((item) => item.holder === holder && item.id !== except)
    .map((item) => sectorsOn(productOf(item.product), key) * sizeOf(item.party))
    .reduce((sum, count) => sum + count, besides)
  const seats = SAILINGS[key].elsewhere + model.capacity[key]
  return held === 0 || held + wanted <= Math.max(PARTY_MOST, Math.floor(seats / 4))
}

type HoldQuestion = {
  readonly key: SailingKey
  readonly holder: string | null
  readonly wanted: number
  /** The seats that earlier items of the same call take. */
  readonly besides?: number
  /** The item whose hold is replaced; its seats do not count. */
  readonly except?: string
}

export const seatsLeft = (model: Model, key: SailingKey): number =>
  model.capacity[key] - takenSeats(model, key)

export const sectorsOn = ({ sectors }: ProductFacts, key: SailingKey): number =>
  sectors.filter((sector) => sector.sailing === key).length

export const closingOfOrder = ({ items }: Order): number =>
  closingOf(items.map(({ product }) => product))

/** Returns the instant at which booking closes for the first sailing of some items; Infinity for open tickets. */
export function closingOf(products: readonly ProductKey[]): number {
  const closings = products
    .flatMap((key) => productOf(key).sectors)
    .flatMap(({ sailing }) => (sailing === null ? [] : [SAILINGS[sailing].closesAt]))
  return Math.min(...closings)
}
