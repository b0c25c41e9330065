import { refuse } from '../../../engine/http/refusal.ts'
import { playSteps } from '../../../scenarios/player/play-scenario.ts'
import type { ScenarioStep } from '../../../scenarios/scenario.ts'
import { methodsOf } from '../../../world/money/payment-methods.ts'
import type { SandboxParts } from '../../parts/sandbox-parts.ts'
import { refuseTenant } from '../refuse-tenant.ts'
import { type DrawnOrder, drawOrder } from './draw-order.ts'

/** Sends a request to this sandbox, as a client would. */
export type SendToSandbox = (request: Request) => Promise<Response>

export type WantedHistory = {
  readonly tenant: string
  readonly username: string
  readonly orders: number
}

/** The number of trips that are drawn for an order, in case no ship sails on a day or all seats are taken. */
const TRIES = 8

/**
 * Places orders for an account by the calls of a customer, so that seats, money and mails are as after any order. The
 * sandbox's seed, the account and its number of orders decide what is ordered, by whom, and how it ends.
 */
export async function playHistory(
  services: SandboxParts,
  send: SendToSandbox,
  { tenant: slug, username, orders }: WantedHistory,
): Promise<{ placed: number }> {
  const { clock, ids, network, networkSeed } = services
  const tenant = services.tenants.all.find((candidate) => candidate.slug === slug)
  if (!tenant) return refuseTenant('/tenant', services.tenants)
  const account = tenant.users.find((user) => user.username === username)
  const customers = tenant.users.filter(({ role }) => role === 'Customer')
  if (!account) return refuseUsername(customers.map((one) => one.username))
  // Authorities do not order, and agents order for their customers.
  if (account.role !== 'Customer') return refuse('forbidden')
  if (!(await isVerified(services, slug, account.id))) return refuse('email_not_verified')
  const { system } = tenant
  const kept = await playSteps(
    [
      {
        operation: 'login',
        query: { system },
        body: { Username: username, Password: account.password },
        keep: { token: '/Token' },
      },
    ],
    { fetch: send },
  ).catch(() => refuse('login_failed'))
  const methodCode = methodsOf(tenant).find(
    ({ kind, currencies }) => kind === 'qr' && currencies.includes(account.currency),
  )?.code
  const buyer = { system, account, token: kept.get('token') ?? '', methodCode, ids }
  const known = await countOrders(services, slug, account.id)
  let placed = 0
  for (let drawn = 0; placed < orders && drawn < orders * TRIES; drawn += 1) {
    const seed = `${networkSeed}|${slug}|${account.id}|${known}|${drawn}|order`
    const order = await drawOrder({ network, now: clock.now() }, seed)
    if (await isPlayed(stepsOf(order, buyer), send)) placed += 1
  }
  return { placed }
}

/** Whether the account may log in. Its address may have been verified since the start. */
async function isVerified({ store }: SandboxParts, tenant: string, id: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('accounts')
    .select('is_email_verified')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.is_email_verified !== 0
}

function refuseUsername(known: readonly string[]): never {
  const params = { allowed: known.join(', ') }
  return refuse('not_found', { errors: [{ pointer: '/username', code: 'unknown', params }] })
}

async function countOrders({ store }: SandboxParts, tenant: string, user: string): Promise<number> {
  const row = await store.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('tenant', '=', tenant)
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Whether all steps succeeded. On the drawn day there may be no sailing, or all seats may be taken. */
async function isPlayed(steps: readonly ScenarioStep[], fetch: SendToSandbox): Promise<boolean> {
  try {
    await playSteps(steps, { fetch })
    return true
  } catch {
    return false
  }
}

type Buyer = {
  readonly system: number
  readonly account: SandboxParts['tenants']['all'][number]['users'][number]
  readonly token: string
  /** The code of a method that takes and refunds the account's currency; if there is none, nothing is paid. */
  readonly methodCode: string | undefined
  readonly ids: SandboxParts['ids']
}

function stepsOf(order: DrawnOrder, buyer: Buyer): ScenarioStep[] {
  const { methodCode } = buyer
  const placing = placingSteps(order, buyer)
  if (methodCode === undefined || order.ending === 'unpaid') return placing
  const next = (
    operation: 'cancelOrder' | 'startPayment' | 'quoteRefund' | 'confirmRefund',
    body?: object,
    keep?: Readonly<Record<string, string>>,
  ): ScenarioStep => ({
    operation,
    path: { id: '{order}' },
    ...asBuyer(buyer),
    ...(body && { body }),
    ...(keep && { keep }),
  })
  if (order.ending === 'cancelled') return [...placing, next('cancelOrder')]
  const paid: ScenarioStep[] = [
    ...placing,
    next('startPayment', { PaymentMethod: methodCode }),
    { console: 'payments/{payment}/settle', body: {} },
  ]
  if (order.ending === 'paid') return paid
  return [
    ...paid,
    next('quoteRefund', { Tickets: [], Items: [] }, { quote: '/Id' }),
    next('confirmRefund', { Quote: '{quote}', BankAccount: null }),
  ]
}

function placingSteps(order: DrawnOrder, buyer: Buyer): ScenarioStep[] {
  const { from, to, date, isInternational, sailing, passengers } = order
  const { name, email, phoneCode, phoneNumber, currency } = buyer.account
  const { system } = buyer
  const count = (band: string) => passengers.filter(({ Band }) => Band === band).length
  const [adults, children, infants] = [count('adult'), count('child'), count('infant')]
  const found = `/Departures/Sailings/${sailing}`
  const Ferry = {
    ...{ DateFrom: date, DateUntil: null, Qty: passengers.length },
    ...{ QtyAdult: adults, QtyChild: children, QtyInfant: infants },
    ...{ IsRoundTrip: false, IsInternational: isInternational },
    ...{ IsOpenTicket: false, IsOpenTicket2W: false, Offers: ['{offer}'] },
  }
  return [
    {
      operation: 'searchFerry',
      query: { system, currency, from, to, dateFrom: date, adults, children, infants },
      keep: { offer: `${found}/Offers/0/Offer`, crossing: `${found}/Item` },
    },
    {
      // The steps use a visitor's cart, so that the account's own cart stays as it is.
      operation: 'addToCart',
      query: { system, currency },
      header: { 'Idempotency-Key': buyer.ids.secret() },
      body: {
        ItemContent: 'ferry',
        Items: [{ Item: '{crossing}', Qty: passengers.length, Ferry }],
      },
      keep: { cart: '/Token', item: '/Items/0/Id' },
    },
    {
      operation: 'placeOrder',
      ...asBuyer(buyer, { 'Cart-Token': '{cart}' }),
      body: {
        Contact: { Name: name, Email: email, PhoneCode: phoneCode, PhoneNumber: phoneNumber },
        Items: [{ CartItem: '{item}', Passengers: passengers }],
        AdditionalNote: '',
        CodeReference: '',
      },
      keep: { order: '/Order/Id', payment: '/Order/Payment/Id' },
    },
  ]
}

/** Returns the headers of a call by the account, with an idempotency key of its own. */
function asBuyer({ token, system, ids }: Buyer, header: Readonly<Record<string, string>> = {}) {
  return {
    token,
    query: { system },
    header: { 'Idempotency-Key': ids.secret(), ...header },
  }
}
