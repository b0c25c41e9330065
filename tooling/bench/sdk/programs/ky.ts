import ky from 'ky'

import type { Cart, Network, Payment } from './answers.ts'
import { CALLER, type Calls, cartOf, LANGUAGE } from './calls.ts'

export function connect(origin: string): Calls {
  const headers = { 'Accept-Language': LANGUAGE }
  const api = ky.create({ baseUrl: origin, searchParams: CALLER, headers })
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  return {
    async listTerminals() {
      const { Terminals } = await api.get('/travel/v1/ferry/terminal').json<Network>()
      return Terminals.map(({ Name }) => Name)
    },
    async addToCart(date, offer) {
      const init = { json: cartOf(date, offer), headers: key() }
      return (await api.post('/travel/v1/cart', init).json<Cart>()).Token
    },
    async sendProof(order, file) {
      const body = new FormData()
      body.append('File', file)
      const path = `/travel/v1/order/${encodeURIComponent(order)}/payment/proof`
      return (await api.post(path, { body, headers: key() }).json<Payment>()).State
    },
  }
}
