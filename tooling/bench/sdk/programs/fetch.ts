import type { Cart, Network, Payment } from './answers.ts'
import { CALLER, type Calls, cartOf, LANGUAGE } from './calls.ts'

export function connect(origin: string): Calls {
  const query = new URLSearchParams({ system: String(CALLER.system), currency: CALLER.currency })
  async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { 'Accept-Language': LANGUAGE, ...init.headers }
    const response = await fetch(`${origin}${path}?${query}`, { ...init, headers })
    if (!response.ok) throw new Error(`Status ${response.status}`)
    return (await response.json()) as Answer // the documents promise this shape
  }
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  return {
    async listTerminals() {
      const { Terminals } = await call<Network>('/travel/v1/ferry/terminal')
      return Terminals.map(({ Name }) => Name)
    },
    async addToCart(date, offer) {
      const body = JSON.stringify(cartOf(date, offer))
      const headers = { 'Content-Type': 'application/json', ...key() }
      return (await call<Cart>('/travel/v1/cart', { method: 'POST', body, headers })).Token
    },
    async sendProof(order, file) {
      const body = new FormData()
      body.append('File', file)
      const path = `/travel/v1/order/${encodeURIComponent(order)}/payment/proof`
      return (await call<Payment>(path, { method: 'POST', body, headers: key() })).State
    },
  }
}
