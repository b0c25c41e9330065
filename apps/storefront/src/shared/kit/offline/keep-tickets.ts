import type { Schemas } from '@selat/sdk'

import { env } from '../../../env.ts'
import { bookingToken } from '../../app/booking-access.ts'
import { OFFLINE_CACHE } from '../../app/offline-cache.ts'
import { session } from '../../app/session-store.ts'
import { keepSite, keptAnswer } from './keep-page.ts'
import { startWorker } from './start-worker.ts'
import { OWNER_HEADER, keptKey, ownersOf } from './worker-protocol.ts'

export type KeptTickets = {
  order: Schemas['Order']
  tickets: Schemas['TicketList']
  tenant: Schemas['BaseConfiguration']
}

/** The number of orders that are kept, as many as a device remembers bookings of; each has two answers. */
const keptOrders = 20

/** Keeps an order's tickets on the device, so that they can be shown in a terminal without a connection (CHK-10). */
export async function keepTickets(kept: KeptTickets): Promise<void> {
  // A development server has no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await Promise.all([startWorker('tickets'), writeAnswers(kept, globalThis.caches)])
}

/** Writes the answers that the worker serves. They are deleted again if the account was logged out meanwhile. */
export async function writeAnswers(
  { order, tickets, tenant }: KeptTickets,
  caches: CacheStorage,
): Promise<void> {
  const secrets = secretsOf(order.Id)
  const owners = await ownersOf(secrets)
  if (owners.length === 0) return
  const cache = await caches.open(OFFLINE_CACHE)
  const path = (rest: string) => keptKey(`${env.travelBaseUrl}/travel/v1/${rest}`)
  const own = { [OWNER_HEADER]: owners.join(' ') }
  await cache.put(path(`booking/detail/${order.Id}`), keptAnswer(order, own))
  await cache.put(path(`order/${order.Id}/ticket`), keptAnswer(tickets, own))
  await forgetOldest(cache)
  await keepSite(tenant, cache)
  if (String([...secretsOf(order.Id)]) !== String([...secrets])) await caches.delete(OFFLINE_CACHE)
}

/** Returns the secrets that open the order on this device: the session's token, a guest's secret, or both. */
function secretsOf(orderId: string): Headers {
  const headers = new Headers()
  const { token } = session()
  const booking = bookingToken(orderId)
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  if (booking !== undefined) headers.set('Booking-Token', booking)
  return headers
}

/** Deletes the answers of the oldest orders. A cache lists its keys in the order in which they were put. */
async function forgetOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  const ofOrders = keys.filter(({ url }) => /\/ord_\w+/.test(url))
  const oldest = ofOrders.slice(0, Math.max(0, ofOrders.length - 2 * keptOrders))
  await Promise.all(oldest.map((key) => cache.delete(key)))
}
