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

/** Less than what a cart holds is held for, with time to look at it. */
const CART_SECONDS = 600

/**
 * What the pages show. What stays as it is comes about once in a worker; an order that waits for its payment, which lapses,
 * anew each time.
 */
export function createWorld(desk: Desk, worker: number) {
  const [day, next] = daysOfWorker(worker)
  const once = new Map<string, Promise<unknown>>()
  function keep<Answer>(name: string, make: () => Promise<Answer>) {
    return (): Promise<Answer> => {
      const made = once.get(name) ?? make()
      once.set(name, made)
      return made as Promise<Answer> // under this name alone
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

  // What is quoted stays in the cart of the account, so that it is not the one that orders.
  const quoteAsBooker = async () =>
    (await agentAt(sites.agency, 'dewi', 'selat-demo-8')).quote(SATURDAY)

  return {
    /** A crossing and one of each product but a cruise, filled anew before the holds of the last one lapse. */
    cart: () => {
      if (!filled || Date.now() - filled.at > CART_SECONDS * 1000)
        filled = { cart: withoutCruise().then(fillCart), at: Date.now() }
      return filled.cart
    },
    unpaid: () => bookDirectly(sites.agency, SATURDAY),
    /** By transfer, which nobody has sent yet. */
    waitsForTransfer: async () => {
      const booked = await bookDirectly(sites.agency, SATURDAY)
      await chooseTransfer(booked)
      return booked
    },
    /** The agency has yet to look at the proof. */
    waitsForReview: keep('review', async () => {
      const booked = await bookDirectly(sites.agency, SATURDAY)
      await declarePaid(sites.agency, booked)
      return booked
    }),
    /** A crossing and one of each product, with tickets and vouchers. */
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
    /** Where whoever opens the partners' site arrives. */
    loginOfAgents: () => `${sites.agents}/login`,
    quotation: keep('quotation', quoteAsBooker),
    /** As it stands in the mail to the customer. */
    linkOf: ({ Link }: Schemas['Quotation']) => sites.agents + Link,
    /** As it stood in mails before quotations had an address of their own. */
    formerLinkOf: ({ Link }: Schemas['Quotation']) => {
      const token = new URL(Link, sites.agents).searchParams.get('token') ?? ''
      return `${sites.agents}/login?quotation=${token}`
    },
    /** An order that waits for its payment, on the desk of the agency. */
    ofAgent: async () => (await agentAt(sites.agency, 'rizal', 'selat-demo-4')).order(SATURDAY),
  }
}

export type World = ReturnType<typeof createWorld>
