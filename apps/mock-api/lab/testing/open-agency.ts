import type { OperationId } from '@selat/sdk/operations'

import { cartOf, oneWayItem } from '../../src/scenarios/sample-items.ts'
import { orderOf } from '../../src/scenarios/sample-order.ts'
import type { CallParts } from './create-caller.ts'
import { openSandbox } from './open-sandbox.ts'

/** The site for agents. */
export const AGENTS = 4102

/** The accounts of the site with their documented passwords. */
const PASSWORDS = {
  rizal: 'selat-demo-4',
  dewi: 'selat-demo-8',
  agus: 'selat-demo-9',
  limei: 'selat-demo-5',
  sari: 'selat-demo-6',
} as const

/** Opens a sandbox in which agents log in and work. */
export async function openAgency() {
  const opened = await openSandbox()
  const { call, refused } = opened
  const onSite = ({ query, ...parts }: CallParts, token?: string): CallParts => ({
    ...parts,
    query: { system: AGENTS, ...query },
    ...(token !== undefined && { token }),
  })

  async function signIn(username: keyof typeof PASSWORDS) {
    const names = { Username: username, Password: PASSWORDS[username] }
    const { Token: token } = (await call('login', onSite({ body: names }))).body
    const own = <Id extends OperationId>(id: Id, parts: CallParts = {}) =>
      call(id, onSite(parts, token))
    const ownRefused = (id: OperationId, parts: CallParts = {}) => refused(id, onSite(parts, token))

    /** Holds a sailing for one person, in rupiah. */
    async function hold(item = oneWayItem()) {
      const query = { currency: 'IDR' }
      return (await own('addToCart', { query, body: cartOf(item) })).body
    }

    /** Orders a sailing for one person, with additional fields of the order. */
    async function place(more: Record<string, unknown> = {}) {
      const { Token, Items } = await hold()
      const body = { ...orderOf(Items[0]?.Id ?? ''), ...more }
      return (await own('placeOrder', { header: { 'Cart-Token': Token }, body })).body
    }

    const order = async (more?: Record<string, unknown>) => (await place(more)).Order

    return { token, call: own, refused: ownRefused, hold, place, order }
  }

  return { ...opened, onSite, signIn }
}
