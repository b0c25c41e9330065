import type { ServerSchemas as Schemas } from '@selat/sdk'
import type { OperationId } from '@selat/sdk/operations'

import { cartOf, oneWayItem } from '../../src/scenarios/sample-items.ts'
import { orderOf } from '../../src/scenarios/sample-order.ts'
import type { CallParts } from './create-caller.ts'
import { openChanges } from './open-changes.ts'

/** Authorities of three sites, by the terminals that they read. */
const AUTHORITIES = {
  /** The authority of BTC, SKP and HFC. */
  sari: { system: 4102, Username: 'sari', Password: 'selat-demo-6' },
  /** The authority of HFC and TMF. */
  faridah: { system: 4101, Username: 'faridah', Password: 'selat-demo-10' },
  /** The authority of BTC. */
  yusnita: { system: 4103, Username: 'yusnita', Password: 'selat-demo-11' },
}

/** The reason for scans before the check-in times, in which most tests scan. */
export const A_REASON = 'A group that boards early'

/** The sailing of all orders that `buyAt` places. */
export const SAMPLE_SAILING = 'sai_HFC-BTC-SRL-20261212-1020'

type Buyer = { readonly token?: string; readonly isPaid?: boolean }

type Scan = Partial<Schemas['ScanInput']> & Pick<Schemas['ScanInput'], 'Code'>

/** Opens a sandbox in which people buy and authorities read manifests. */
export async function openManifest() {
  const opened = await openChanges()
  let scans = 0

  /** Logs an authority in. */
  async function signIn(name: keyof typeof AUTHORITIES) {
    const { system, Username, Password } = AUTHORITIES[name]
    const session = await opened.call('login', { query: { system }, body: { Username, Password } })
    const token = session.body.Token
    const as = (parts: CallParts) => ({ ...parts, token, query: { system, ...parts.query } })
    const call = <Id extends OperationId>(id: Id, parts: CallParts = {}) =>
      opened.call(id, as(parts))
    const refused = (id: OperationId, parts: CallParts = {}) => opened.refused(id, as(parts))
    const on = (id: string) => ({ path: { id } })
    const send = async (Sailing: string, list: readonly Scan[]) => {
      const Items = list.map((scan) => {
        scans += 1
        const Id = `scan-${String(scans).padStart(12, '0')}`
        const At = opened.clock.now()
        return { Id, Kind: 'check_in', Sailing, Place: 'Gate 2', At, Reason: A_REASON, ...scan }
      })
      return (await call('recordScans', { body: { Items } })).body.Items
    }
    return {
      call,
      refused,
      manifest: async (id: string) => (await call('getManifest', on(id))).body,
      hand: async (id: string) => (await call('exportManifest', on(id))).body,
      reveals: async (id: string) => (await call('listReveals', on(id))).body.Items,
      versions: async (id: string) => (await call('listManifestExports', on(id))).body.Items,
      reveal: async (id: string, Ticket: string) =>
        (await call('revealDocument', { ...on(id), body: { Ticket } })).body,
      /**
       * Sends scans at the gate of a sailing: now unless they have an instant, and with a reason unless theirs is empty.
       */
      send,
      scan: async (Sailing: string, scan: Scan) => {
        const [result] = await send(Sailing, [scan])
        if (!result) throw new Error('Nothing became of the scan')
        return result
      },
    }
  }

  /** Buys a paid order, and returns it with its sailing. */
  async function sail(adults = 1, date?: string) {
    const placed = await opened.buy(adults, date)
    const tickets = await opened.tickets(placed)
    return { placed, tickets, sailing: tickets[0]?.Sector.Sailing?.Id ?? '' }
  }

  /**
   * Orders one seat of SAMPLE_SAILING on a site, for a visitor or the holder of the token. Pays it unless `isPaid` is false.
   */
  async function buyAt(system: number, { token, isPaid = true }: Buyer = {}) {
    const query = { system }
    const priced = { ...query, currency: 'IDR' }
    const as = { query, ...(token !== undefined && { token }) }
    const cart = await opened.call('addToCart', { query: priced, body: cartOf(oneWayItem()) })
    const { body } = await opened.call('placeOrder', {
      ...as,
      query: priced,
      header: { 'Cart-Token': cart.body.Token },
      body: orderOf(cart.body.Items[0]?.Id ?? ''),
    })
    const { Order } = body
    const own = {
      ...as,
      path: { id: Order.Id },
      ...(token === undefined && { header: { 'Booking-Token': body.BookingToken } }),
    }
    if (isPaid) {
      const PaymentMethod = token === undefined ? 'QRIS' : 'AGENT_WALLET'
      await opened.call('startPayment', { ...own, body: { PaymentMethod } })
      if (token === undefined) await opened.operate(`payments/${Order.Payment.Id}/settle`, {})
      else await opened.call('confirmPayment', own)
    }
    return Order.ConfirmationNumber
  }

  return { ...opened, signIn, sail, buyAt }
}
