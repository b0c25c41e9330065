import { createTravelClient } from '@selat/sdk'

import { CALLER, type Calls, cartOf, LANGUAGE } from './calls.ts'

export const connect = (origin: string): Calls => connectWith(origin, {})

export function connectWith(origin: string, options: { validate?: true }): Calls {
  const travel = createTravelClient({
    baseUrl: origin,
    system: () => CALLER.system,
    currency: () => CALLER.currency,
    token: () => null,
    language: () => LANGUAGE,
    ...options,
  })
  return {
    async listTerminals() {
      const { data, error } = await travel.get('/travel/v1/ferry/terminal')
      if (error) throw new Error(error.kind)
      return data.Terminals.map(({ Name }) => Name)
    },
    async addToCart(date, offer) {
      const { data, error } = await travel.post('/travel/v1/cart', { body: cartOf(date, offer) })
      if (error) throw new Error(error.kind)
      return data.Token
    },
    async sendProof(order, file) {
      const { data, error } = await travel.upload('/travel/v1/order/{id}/payment/proof', {
        path: { id: order },
        file,
      })
      if (error) throw new Error(error.kind)
      return data.State
    },
  }
}
