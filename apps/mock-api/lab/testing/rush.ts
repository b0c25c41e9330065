import type { ServerSchemas as Schemas } from '@selat/sdk'

import { seededRandom } from '../../src/engine/random/random.ts'
import { cartOf, oneWayItem, roundTripItem } from '../../src/scenarios/sample-items.ts'
import { orderOf } from '../../src/scenarios/sample-order.ts'
import type { createCaller } from './create-caller.ts'
import { adult, fileForm, pngFile } from './visitor.ts'

export type Rush = {
  readonly send: ReturnType<typeof createCaller>['send']
  /** Calls the console, for example `payments/{id}/settle`. */
  readonly act: (path: string) => Promise<unknown>
  readonly clients: number
  readonly steps: number
  readonly seed: string
}

/** An order that a buyer knows, with the last state in an answer to the buyer. */
export type PlacedOrder = { readonly id: string; readonly token: string; status: string }

/**
 * Plays many concurrent buyers who search, hold, change, order, pay, cancel and return, on a few sailings with too few
 * seats. Returns the orders that the buyers know. A broken connection ends the part of its buyer.
 */
export async function rushForSeats({
  clients,
  steps,
  seed,
  ...hands
}: Rush): Promise<PlacedOrder[]> {
  const placed: PlacedOrder[] = []
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const buyer = createBuyer(
        hands,
        (order) => placed.push(order),
        seededRandom(`${seed} ${index}`),
      )
      try {
        for (let step = 0; step < steps; step += 1) await buyer()
      } catch (error) {
        if (!(error instanceof TypeError)) throw error // fetch throws this error if the connection broke
      }
    }),
  )
  return placed
}

function createBuyer(
  { send, act }: Pick<Rush, 'send' | 'act'>,
  tell: (order: PlacedOrder) => void,
  random: ReturnType<typeof seededRandom>,
) {
  let cart: Schemas['Cart'] | null = null
  const orders: { order: Schemas['Order']; placed: PlacedOrder }[] = []
  const one = <T>(list: readonly T[]): T | undefined => list[random.int(list.length || 1)]
  const counts = () => ({ QtyAdult: 1 + random.int(5), QtyChild: 0, QtyInfant: 0 })
  const header = (): Record<string, string> => (cart ? { 'Cart-Token': cart.Token } : {})
  const keep = ({ status, body }: { status: number; body: unknown }) => {
    if (status < 300) cart = body as Schemas['Cart'] // every cart operation answers with the cart
  }
  const aboutOrder = () => {
    const chosen = one(orders)
    if (!chosen) return null
    const parts = {
      path: { id: chosen.order.Id },
      header: { 'Booking-Token': chosen.placed.token },
    }
    return { ...chosen, parts }
  }

  const add = async () => {
    const make = random.int(3) === 0 ? roundTripItem : oneWayItem
    const party = counts()
    const body = cartOf(make({ ...party, Qty: party.QtyAdult }))
    keep(await send('addToCart', { header: header(), body }))
  }
  const change = async () => {
    const path = { itemId: one(cart?.Items ?? [])?.Id ?? 'itm_0000000000' }
    const what = random.int(4)
    if (what === 0) keep(await send('removeCartItem', { path, header: header() }))
    else if (what === 1) keep(await send('extendCartItemHold', { path, header: header() }))
    else keep(await send('changeCartItem', { path, header: header(), body: counts() }))
  }
  const place = async () => {
    if (!cart) return
    const passengers = (item: Schemas['CartItem']) =>
      Array.from({ length: item.Qty }, (_, index) => adult(index))
    const held = cart.Items.filter(({ State }) => State === 'held')
    const Items = held.map((item) => ({ CartItem: item.Id, Passengers: passengers(item) }))
    const { status, body } = await send('placeOrder', {
      header: header(),
      body: { ...orderOf(''), Items },
    })
    cart = null
    if (status !== 201) return
    const { Order: order, BookingToken: token } = body as Schemas['PlacedOrder']
    const known = { id: order.Id, token, status: order.Status as string }
    orders.push({ order, placed: known })
    tell(known)
  }
  const pay = async () => {
    const chosen = aboutOrder()
    if (!chosen) return
    const isQr = random.int(2) === 0
    const body = { PaymentMethod: isQr ? 'QRIS' : 'TRANSFER_BCA' }
    await send('startPayment', { ...chosen.parts, body })
    if (!isQr) {
      await send('uploadPaymentProof', { ...chosen.parts, body: fileForm(pngFile()) })
      await send('confirmPayment', chosen.parts)
    }
    const path = `payments/${chosen.order.Payment.Id}/${isQr ? 'settle' : 'approve'}`
    await Promise.all([1, 2].map(() => act(path)))
    const read = await send('getBooking', chosen.parts)
    if (read.status === 200) chosen.placed.status = (read.body as Schemas['Order']).Status
  }
  const cancel = async () => {
    const chosen = aboutOrder()
    if (!chosen) return
    const { status } = await send('cancelOrder', chosen.parts)
    if (status === 200) chosen.placed.status = 'CANCELLED'
  }

  // The actions are repeated by weight: most people look and change, some buy, few cancel.
  const actions = [add, add, add, change, change, change, place, place, pay, pay, cancel]
  return () => one(actions)?.() ?? Promise.resolve()
}
