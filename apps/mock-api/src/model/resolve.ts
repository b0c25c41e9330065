import {
  METHODS,
  type Party,
  PRODUCT_KEYS,
  SAILING_KEYS,
  TENANT_SLUGS,
  TENANTS,
  type TenantSlug,
} from './facts.ts'
import type { Decision, Intent, OnOrder, ProofFile, Who } from './intents.ts'
import { type Cart, isHeld, type Order, type PaymentState, type World } from './world.ts'

/** A command before the model tells what it is about: numbers pick from whatever there is by then. */
export type Wanted = {
  readonly do: Intent['do']
  readonly pick: number
  readonly other: number
  readonly party: Party
  /** 0: on another tenant's site. 1: with nobody's secret. 2: with another account and no secret. 3: with a secret of something else. */
  readonly stranger: number
}

const NO_TOKEN = 'this-is-nobodys-secret-00'
const NO_ITEM = 'itm_000000000000'
const NO_TICKET = 'tkt_000000000000'
const NOTHING = { order: 'ord_000000000000', payment: 'pay_000000000000' }

/** The late ship has seats of the open tickets' class as well, which the model does not count. */
const FOR_OPEN_TICKETS = SAILING_KEYS.filter((key) => key !== 'late')

/** Everybody there is: on each site visitors with both currencies and the members. */
const PEOPLE: readonly Who[] = TENANT_SLUGS.flatMap((tenant) => peopleOf(tenant))

function peopleOf(tenant: TenantSlug): Who[] {
  const visitors = (['IDR', 'SGD'] as const).map((currency) => ({ tenant, member: null, currency }))
  const members = Object.keys(TENANTS[tenant].members)
  return [...visitors, ...members.map((member) => ({ tenant, member, currency: 'IDR' as const }))]
}

/** Mostly something that can be done; where nothing can, what has to be done before. */
export function resolve(world: World, wanted: Wanted): Intent {
  if (wanted.pick % 4 === 0) return asWanted(world, wanted)
  const before = BEFORE[wanted.do]
  if (before !== undefined && !isAnybodys(world, wanted))
    return resolve(world, { ...wanted, do: before })
  return asWanted(world, wanted)
}

const BEFORE: Partial<Record<Intent['do'], Intent['do']>> = {
  change: 'add',
  extend: 'add',
  place: 'add',
  choose: 'place',
  cancel: 'place',
  upload: 'choose',
  declare: 'upload',
  decide: 'declare',
  date: 'decide',
}

function isAnybodys(world: World, { do: deed, other }: Wanted): boolean {
  if (deed === 'change' || deed === 'extend' || deed === 'place')
    return world.carts.some(({ items }) => items.some((item) => isHeld(world, item)))
  return world.orders.some((order) => canBe(order, deed, other))
}

function asWanted(world: World, wanted: Wanted): Intent {
  switch (wanted.do) {
    case 'add':
      return add(world, wanted)
    case 'read cart':
      return { do: wanted.do, ...inCart(world, wanted) }
    case 'open own cart':
      return openOwn(world, wanted)
    case 'change':
      return { do: wanted.do, ...onItem(world, wanted), party: wanted.party }
    case 'remove':
    case 'extend':
      return { do: wanted.do, ...onItem(world, wanted) }
    case 'place':
      return place(world, wanted)
    case 'read order':
    case 'read payment':
    case 'read tickets':
    case 'cancel':
    case 'declare':
      return { do: wanted.do, ...onOrder(world, wanted) }
    case 'choose':
      return { do: wanted.do, ...onOrder(world, wanted), method: methodFor(world, wanted) }
    case 'upload':
      return {
        do: wanted.do,
        ...onOrder(world, wanted),
        file: one(FILES, wanted.other),
      }
    case 'date':
      return date(world, wanted)
    case 'search':
      return {
        do: wanted.do,
        who: one(PEOPLE, wanted.other),
        sailing: one(SAILING_KEYS, wanted.pick),
      }
    case 'decide':
      return {
        do: wanted.do,
        payment: orderFor(world, wanted)?.payment.id ?? NOTHING.payment,
        decision: one(DECISIONS, wanted.other),
      }
    case 'refit':
      return { do: wanted.do, sailing: one(SAILING_KEYS, wanted.pick), seatsLeft: wanted.other % 7 }
  }
}

function one<T>(list: readonly T[], pick: number): T {
  const chosen = list[pick % list.length]
  if (chosen === undefined) throw new Error('Nothing to pick from')
  return chosen
}

/** Mostly one of the last few: what is old has come to its end. */
function recent<T>(list: readonly T[], pick: number): T | undefined {
  const few = pick % 5 === 0 ? list : list.slice(-4)
  return few.length === 0 ? undefined : one(few, Math.floor(pick / 5))
}

/** Mostly one with something in it that is still held. */
function cartAt(world: World, pick: number): Cart | undefined {
  const alive = world.carts.filter(({ items }) => items.some((item) => isHeld(world, item)))
  return recent(pick % 4 === 0 || alive.length === 0 ? world.carts : alive, pick)
}

/** Mostly one to which the deed can be done. */
function orderFor(world: World, { do: deed, pick, other }: Wanted): Order | undefined {
  const fitting = world.orders.filter((order) => canBe(order, deed, other))
  return recent(pick % 4 === 0 || fitting.length === 0 ? world.orders : fitting, pick)
}

function canBe({ status, payment, tickets }: Order, deed: Intent['do'], other: number): boolean {
  const needsProof = payment.method !== null && METHODS[payment.method]?.needsProof === true
  switch (deed) {
    case 'choose':
    case 'cancel':
      return payment.state === 'ordered'
    case 'upload':
      return payment.state === 'pending' && needsProof
    case 'declare':
      return payment.state === 'pending' && payment.proof === 'uploaded'
    case 'decide':
      return DECIDABLE[one(DECISIONS, other)].includes(payment.state)
    case 'date':
      return tickets.some(({ sailing }) => sailing === null)
    case 'read tickets':
      return status === 'POSTED'
    default:
      return true
  }
}

const FILES: readonly ProofFile[] = [
  'picture',
  'picture',
  'picture',
  'picture',
  'unreadable',
  'unreadable',
  'text',
]

const DECISIONS: readonly Decision[] = [
  'settle',
  'settle',
  'settle',
  'approve',
  'approve',
  'reject',
  'reject',
  'decline',
  'fail',
]

const DECIDABLE: Readonly<Record<Decision, readonly PaymentState[]>> = {
  settle: ['pending', 'cancelled'],
  approve: ['paid'],
  reject: ['paid'],
  decline: ['pending'],
  fail: ['ordered', 'pending'],
}

function add(world: World, { pick, other, party, stranger }: Wanted): Intent {
  const who = one(PEOPLE, pick)
  const own = world.carts.filter(
    ({ tenant, owner }) => tenant === who.tenant && (owner === null || owner === who.member),
  )
  const cart = stranger === 1 ? undefined : recent(stranger === 0 ? world.carts : own, other)
  const more = { adults: 1, children: 0, infants: 0 }
  const isTwo = other % 6 === 0
  return {
    do: 'add',
    who,
    cart: stranger === 1 ? NO_TOKEN : other % 3 === 0 ? null : (cart?.token ?? null),
    wishes: [
      { product: one(PRODUCT_KEYS, other), party },
      ...(isTwo ? [{ product: one(PRODUCT_KEYS, other + pick), party: more }] : []),
    ],
  }
}

function inCart(world: World, { pick, other, stranger }: Wanted) {
  const cart = cartAt(world, pick)
  const { who: somebody, isHis } = comer(cart?.tenant, { pick: other, stranger })
  const [order] = world.orders
  if (stranger === 3 && order) return { who: somebody, cart: order.token }
  // A member's own cart opens for nobody else, who comes now and then all the same.
  const isOwners = cart && cart.owner !== null && cart.tenant === somebody.tenant && other % 8 !== 0
  const who = isOwners ? { ...somebody, member: cart.owner } : somebody
  return { who, cart: (isHis && cart?.token) || NO_TOKEN }
}

/** Mostly a member, with whatever cart his device has. */
function openOwn(world: World, { pick, other, stranger }: Wanted): Intent {
  const members = PEOPLE.filter(({ member }) => member !== null)
  const who = one(stranger === 0 ? PEOPLE : members, pick)
  const near = world.carts.filter(({ tenant }) => stranger === 1 || tenant === who.tenant)
  const cart = other % 4 === 0 ? null : (recent(near, other)?.token ?? NO_TOKEN)
  return { do: 'open own cart', who, cart }
}

/** Somebody on the right site with the right secret, or a stranger. */
function comer(
  tenant: TenantSlug | undefined,
  { pick, stranger }: { pick: number; stranger: number },
) {
  const home = tenant ?? one(TENANT_SLUGS, pick)
  const site =
    stranger === 0
      ? one(
          TENANT_SLUGS.filter((slug) => slug !== home),
          pick,
        )
      : home
  return { who: one(peopleOf(site), pick), isHis: stranger !== 1 }
}

function onItem(world: World, wanted: Wanted) {
  const isAnothers = wanted.stranger === 2 && world.carts.length > 0
  const cart = isAnothers ? one(world.carts, wanted.other) : cartAt(world, wanted.pick)
  const items = cart?.items ?? []
  return {
    ...inCart(world, wanted),
    item: items.length === 0 ? NO_ITEM : one(items, wanted.other).id,
  }
}

function place(world: World, wanted: Wanted): Intent {
  const named = nameItems(world, cartAt(world, wanted.pick), wanted)
  return { do: 'place', ...inCart(world, wanted), named }
}

/** All that is held, as it was booked; now and then one item too few, twice, expired or with somebody else. */
function nameItems(world: World, cart: Cart | undefined, { other, party }: Wanted) {
  const items = cart?.items ?? []
  const held = items.filter((item) => isHeld(world, item))
  const chosen = (other % 16 === 1 ? items : held).map(({ id, party: booked }) => ({
    item: id,
    party: booked,
  }))
  const [first, ...rest] = chosen
  const alone = { adults: 1, children: 0, infants: 0 }
  if (!first) return [{ item: NO_ITEM, party: alone }]
  if (other % 16 === 2 && rest.length > 0) return rest
  if (other % 16 === 3) return [first, ...chosen].slice(0, 20)
  if (other % 16 === 4) return [{ ...first, party: isSomebody(party) ? party : alone }, ...rest]
  return chosen.slice(0, 20)
}

/** The contract takes one to ten travellers of an item. */
function isSomebody({ adults, children, infants }: Party): boolean {
  return adults + children + infants > 0 && adults + children + infants <= 10
}

function onOrder(world: World, wanted: Wanted): OnOrder {
  const { other, stranger } = wanted
  const order = orderFor(world, wanted)
  const { who, isHis } = comer(order?.tenant, { pick: other, stranger })
  if (!order) return { who, order: NOTHING.order, token: NO_TOKEN }
  if (stranger === 2) return { who, order: order.id, token: null }
  if (stranger === 3) return { who, order: order.id, token: anothersSecret(world, order, other) }
  const isByAccount = order.owner !== null && other % 2 === 0 && isHis && stranger !== 0
  return isByAccount
    ? { who: { ...who, member: order.owner }, order: order.id, token: null }
    : { who, order: order.id, token: isHis ? order.token : NO_TOKEN }
}

/** Of another order or of a cart. */
function anothersSecret({ orders, carts }: World, { token: own }: Order, pick: number): string {
  const secrets = [...orders, ...carts]
    .flatMap(({ token }) => token ?? [])
    .filter((token) => token !== own)
  return secrets.length === 0 ? NO_TOKEN : one(secrets, pick)
}

/** Mostly one that can pay the order. */
function methodFor(world: World, wanted: Wanted): string {
  const { other } = wanted
  const order = orderFor(world, wanted)
  const all = Object.keys(METHODS)
  const fitting = all.filter((code) => METHODS[code]?.currency === order?.currency)
  return one(other % 10 === 0 || fitting.length === 0 ? all : fitting, Math.floor(other / 10))
}

/** Tickets have to be read before they can be named. */
function date(world: World, wanted: Wanted): Intent {
  const whose = onOrder(world, wanted)
  const order = world.orders.find(({ id }) => id === whose.order)
  const isUnread = order?.tickets.some(({ id }) => id === null)
  if (isUnread) return { do: 'read tickets', ...whose }
  const tickets = order?.tickets.filter(({ isOpen }) => isOpen) ?? []
  const ticket = tickets.length === 0 ? undefined : one(tickets, wanted.other)
  const sailing =
    wanted.other % 13 === 0 ? null : one(FOR_OPEN_TICKETS, Math.floor(wanted.pick / 7))
  return { do: 'date', ...whose, ticket: ticket?.id ?? NO_TICKET, sailing }
}
