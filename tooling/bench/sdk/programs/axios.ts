import axios from 'axios'

import type { Cart, Network, Payment } from './answers.ts'
import { CALLER, type Calls, cartOf, LANGUAGE } from './calls.ts'

export function connect(origin: string): Calls {
  const headers = { 'Accept-Language': LANGUAGE }
  const api = axios.create({ baseURL: origin, params: CALLER, headers })
  const key = () => ({ headers: { 'Idempotency-Key': crypto.randomUUID() } })
  return {
    async listTerminals() {
      const { data } = await api.get<Network>('/travel/v1/ferry/terminal')
      return data.Terminals.map(({ Name }) => Name)
    },
    async addToCart(date, offer) {
      return (await api.post<Cart>('/travel/v1/cart', cartOf(date, offer), key())).data.Token
    },
    async sendProof(order, file) {
      const body = new FormData()
      body.append('File', file)
      const path = `/travel/v1/order/${encodeURIComponent(order)}/payment/proof`
      return (await api.post<Payment>(path, body, key())).data.State
    },
  }
}
