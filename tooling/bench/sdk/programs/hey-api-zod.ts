import { CALLER, type Calls, cartOf, LANGUAGE } from './calls.ts'
import { client } from './made/hey-api-zod/client.gen.ts'
import { addToCart, listTerminals, uploadPaymentProof } from './made/hey-api-zod/sdk.gen.ts'

export function connect(origin: string): Calls {
  client.setConfig({ baseUrl: origin, headers: { 'Accept-Language': LANGUAGE } })
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  return {
    async listTerminals() {
      const { data, error } = await listTerminals({ query: CALLER })
      if (error) throw new Error(`${error}`)
      return data.Terminals.map(({ Name }) => Name)
    },
    async addToCart(date, offer) {
      const { data, error } = await addToCart({
        query: CALLER,
        headers: key(),
        body: cartOf(date, offer),
      })
      if (error) throw new Error(`${error}`)
      return data.Token
    },
    async sendProof(order, file) {
      const { data, error } = await uploadPaymentProof({
        path: { id: order },
        query: CALLER,
        headers: key(),
        body: { File: file },
      })
      if (error) throw new Error(`${error}`)
      return data.State
    },
  }
}
