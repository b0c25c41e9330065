import type { Schemas } from '@selat/sdk'

import { agentAt } from '../support/agent-calls.ts'
import { declarePaid } from '../support/declared-payment.ts'
import type { Desk } from '../support/desk.ts'
import { bookDirectly, logInDirectly } from '../support/direct-booking.ts'
import {
  chooseTransfer,
  fillCart,
  openTicketInput,
  orderCart,
  productInputs,
} from '../support/direct-cart.ts'
import { buyCrossing, crossingInput } from '../support/paid-crossing.ts'
import { sites } from '../support/sites.ts'
import { daysOfWorker, SATURDAY } from './days.ts'

/** The age in seconds at which a cart is filled anew: less than its holds last, so that there is time to look at it. */
const CART_SECONDS = 600

/**
 * Creates the data that the pages show. Data that stays as it is is created once in a worker; an order that waits for its
 * payment is created anew each time, because it expires.
 */
export function createWorld(desk: Desk, worker: number) {
  const [day, next] = daysOfWorker(worker)
  const once = new Map<string, Promise<unknown>>()
  function keep<Answer>(name: string, make: () => Promise<Answer>) {
    return (): Promise<Answer> => {
      const made = once.get(name) ?? make()
      once.set(name, made)
      return made as Promise<Answer> // Only this name has it.
    }
  }
  const everything = async () => [
    await crossingInput(day, { adults: 2 }),
    ...productInputs(day, next),
  ]
  // A cruise has few cabins, and a cart is filled again and again.
  const withoutCruise = async () =>
    (await everything()).filter(({ ItemContent }) => ItemContent !== 'cruise')
  let filled: { cart: Promise<Schemas['Cart']>; at: number } | undefined

  // A quoted item stays in the cart of its account, so another account quotes than the one that places orders.
  const quoteAsBooker = async () =>
    (await agentAt(sites.agency, 'dewi', 'selat-demo-8')).quote(SATURDAY)

  return {
    /** Returns a cart with a crossing and one of each product but a cruise, filled anew before the last one's holds expire. */
    cart: () => {
      if (!filled || Date.now() - filled.at > CART_SECONDS * 1000)
        filled = { cart: withoutCruise().then(fillCart), at: Date.now() }
      return filled.cart
    },
    unpaid: () => bookDirectly(sites.agency, SATURDAY),
    /** Books an order that is to be paid by a transfer, which has not been sent yet. */
    waitsForTransfer: async () => {
      const booked = await bookDirectly(sites.agency, SATURDAY)
      await chooseTransfer(booked)
      return booked
    },
    /** Books an order whose proof of payment the agency has yet to review. */
    waitsForReview: keep('review', async () => {
      const booked = await bookDirectly(sites.agency, SATURDAY)
      await declarePaid(sites.agency, booked)
      return booked
    }),
    /** Books and pays a crossing and one of each product, so that there are tickets and vouchers. */
    paid: keep('paid', async () => {
      const booked = await orderCart(await fillCart(await everything()), day)
      await chooseTransfer(booked)
      await desk.settle(booked.order)
      return booked
    }),
    crossing: keep('crossing', () => buyCrossing(desk, SATURDAY, { method: 'QRIS' })),
    openTickets: keep('open', async () => {
      const booked = await orderCart(await fillCart([openTicketInput()]), SATURDAY)
      await chooseTransfer(booked)
      await desk.settle(booked.order)
      return booked
    }),
    ofCustomer: keep('ofCustomer', async () => {
      const token = await logInDirectly(sites.agency, 'weiling', 'selat-demo-1')
      return bookDirectly(sites.agency, SATURDAY, token)
    }),
    /** Returns the address of the login that a visitor of the partners' site arrives at. */
    loginOfAgents: () => `${sites.agents}/login`,
    quotation: keep('quotation', quoteAsBooker),
    /** Returns the link to a quotation as the mail to the customer has it. */
    linkOf: ({ Link }: Schemas['Quotation']) => sites.agents + Link,
    /** Returns the link that mails had before quotations got an address of their own. */
    formerLinkOf: ({ Link }: Schemas['Quotation']) => {
      const token = new URL(Link, sites.agents).searchParams.get('token') ?? ''
      return `${sites.agents}/login?quotation=${token}`
    },
    /** Places an order of the agency that waits for its payment, so that the agency's desk shows it. */
    ofAgent: async () => (await agentAt(sites.agency, 'rizal', 'selat-demo-4')).order(SATURDAY),
  }
}

export type World = ReturnType<typeof createWorld>
