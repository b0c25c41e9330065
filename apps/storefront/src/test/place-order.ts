import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'

import { rememberBooking } from '../shared/app/booking-access.ts'
import { forgetCart } from '../shared/trade/cart/cart-token.ts'
import { displayOf } from '../shared/trade/cart/items/item-displays.ts'
import { ask, seedCart, seedOpenTicket } from './seed-cart.ts'

export type PlacedOrder = { order: Schemas['Order']; token: string }

type Wanted = {
  adults?: number
  children?: number
  isRoundTrip?: boolean
  isOpenTicket?: boolean
  /** Whether this device keeps the guest's secret, as it does after a checkout. */
  isRemembered?: boolean
  /** The token of the session that places the order; without it, a visitor places it. */
  bearer?: string
}

/** Places an order and leaves it unpaid, as the checkout does. */
export async function placeOrder(sandbox: Sandbox, wanted: Wanted = {}): Promise<PlacedOrder> {
  const {
    adults = 2,
    children = 0,
    isRoundTrip = false,
    isOpenTicket = false,
    isRemembered = true,
  } = wanted
  const cart = isOpenTicket
    ? await seedOpenTicket(sandbox)
    : await seedCart(sandbox, { adults, children, isRoundTrip })
  return orderCart(sandbox, cart, { isRemembered, bearer: wanted.bearer })
}

/** Orders the items of a cart, whatever their products. */
export async function orderCart(
  sandbox: Sandbox,
  cart: Schemas['Cart'],
  {
    isRemembered = true,
    bearer,
  }: Pick<Wanted, 'isRemembered'> & { bearer?: string | undefined } = {},
): Promise<PlacedOrder> {
  const placed = await ask<Schemas['PlacedOrder']>(sandbox, 'order', {
    method: 'POST',
    header: {
      'Idempotency-Key': crypto.randomUUID(),
      'Cart-Token': cart.Token,
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
    },
    body: orderInput(cart),
  })
  forgetCart()
  const { BookingToken: token, Order: order } = placed
  if (isRemembered) rememberBooking(order.Id, token)
  return { order, token }
}

/** Makes the calls that the holder of an order's secret makes on another device, or in another tab. */
export function holderOf(sandbox: Sandbox, { order, token }: PlacedOrder) {
  const secret = { 'Booking-Token': token }
  const get = <Answer>(path: string) => ask<Answer>(sandbox, path, { header: secret })
  const post = <Answer = Schemas['Payment']>(path: string, body?: object) =>
    ask<Answer>(sandbox, path, {
      method: 'POST',
      header: { ...secret, 'Idempotency-Key': crypto.randomUUID() },
      ...(body && { body }),
    })
  return {
    choose: (method: string) => post(`order/${order.Id}/payment`, { PaymentMethod: method }),
    upload: (file: File) => send(sandbox, `order/${order.Id}/payment/proof`, secret, file),
    confirm: () => post(`order/${order.Id}/payment/confirm`),
    cancel: () => post(`order/${order.Id}/cancel`),
    payment: () => get<Schemas['Payment']>(`order/${order.Id}/payment`),
    booking: () => get<Schemas['Order']>(`booking/detail/${order.Id}`),
    /** Corrects the first name of the first traveller. */
    correctName: (FirstName: string) => {
      const [item] = order.Items
      const LastName = item?.Passengers[0]?.LastName
      return post(`order/${order.Id}/name`, {
        OrderItem: item?.Id,
        Passenger: 0,
        FirstName,
        LastName,
      })
    },
    /** Cancels some tickets, or the whole order if none is named. */
    cancelTickets: async (Tickets: readonly string[] = []) => {
      const { Id } = await post<Schemas['RefundQuote']>(`order/${order.Id}/refund/quote`, {
        Tickets,
        Items: [],
      })
      return post<Schemas['Refund']>(`order/${order.Id}/refund`, { Quote: Id, BankAccount: null })
    },
    tickets: () => get<Schemas['TicketList']>(`order/${order.Id}/ticket`),
  }
}

async function send(sandbox: Sandbox, path: string, secret: object, file: File): Promise<void> {
  const body = new FormData()
  body.set('File', file)
  const response = await sandbox.fetch(
    new Request(`http://localhost/travel/v1/${path}?system=4101`, {
      method: 'POST',
      headers: { ...secret, 'Idempotency-Key': crypto.randomUUID() },
      body,
    }),
  )
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
}

/** Every order has this contact, to whom the tickets are sent. */
export const contact: Schemas['OrderContact'] = {
  Name: 'Tan Wei Ling',
  Email: 'weiling@example.com',
  PhoneCode: '+65',
  PhoneNumber: '91234567',
}

export function orderInput(cart: Schemas['Cart']): Schemas['OrderInput'] {
  return {
    Contact: contact,
    Items: cart.Items.map((item) => ({
      CartItem: item.Id,
      Passengers: displayOf(item).travel(item, cart.AsOf)
        ? Array.from({ length: item.Qty }, (_, index) =>
            index < item.Qty - childrenOf(item) ? passenger(index) : child(index),
          )
        : [],
    })),
    AdditionalNote: 'Near the stairs, please.',
    CodeReference: 'WL-7',
  }
}

/** Returns an adult who may board any sailing; each index is another person. */
export function passenger(index: number): Schemas['PassengerInput'] {
  return {
    Band: 'adult',
    Title: 'Ms',
    FirstName: ['WEI LING', 'MEI', 'LI NA'][index] ?? 'WEI',
    LastName: 'TAN',
    DateOfBirth: '1985-11-03',
    PlaceOfBirth: 'Singapore',
    Nationality: 'SG',
    CountryOfResidence: 'SG',
    PassportNumber: `K100000${index}N`,
    DateOfIssue: '2023-02-11',
    DateOfExpiry: '2033-02-11',
    PlaceOfIssue: 'Singapore',
  }
}

const childrenOf = (item: Schemas['CartItem']) =>
  item.ItemContent === 'ferry' ? item.Ferry.QtyChild : 0

/** Returns a child who may board with an adult. */
function child(index: number): Schemas['PassengerInput'] {
  return {
    ...passenger(index),
    Band: 'child',
    Title: 'Miss',
    FirstName: 'XIU',
    DateOfBirth: '2018-03-01',
  }
}
