import createClient from 'openapi-fetch'

import { CALLER, type Calls, cartOf, LANGUAGE } from './calls.ts'
import type { paths } from './made/schema.ts'

export function connect(origin: string): Calls {
  const headers = { 'Accept-Language': LANGUAGE }
  const api = createClient<paths>({ baseUrl: origin, headers })
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  return {
    async listTerminals() {
      const { data, error } = await api.GET('/travel/v1/ferry/terminal', {
        params: { query: CALLER },
      })
      if (error) throw new Error(error.code)
      return data.Terminals.map(({ Name }) => Name)
    },
    async addToCart(date, offer) {
      const { data, error } = await api.POST('/travel/v1/cart', {
        params: { query: CALLER, header: key() },
        body: cartOf(date, offer),
      })
      if (error) throw new Error(error.code)
      return data.Token
    },
    async sendProof(order, file) {
      const { data, error } = await api.POST('/travel/v1/order/{id}/payment/proof', {
        params: { path: { id: order }, query: CALLER, header: key() },
        body: { File: file },
        bodySerializer({ File }) {
          const form = new FormData()
          form.append('File', File)
          return form
        },
      })
      if (error) throw new Error(error.code)
      return data.State
    },
  }
}
