import { type CallError, type ClientOptions, createTravelClient, type Schemas } from '@selat/sdk'
import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import { operations } from '@selat/sdk/operations'
import { isProblem, PROBLEM_CODES } from '@selat/sdk/problems'
import { createQueries } from '@selat/sdk/react-query'
import { cartSchema } from '@selat/sdk/zod'

export const cart: Schemas['Cart'] = cartSchema.parse({})
export const count: number = PROBLEM_CODES.length + Object.keys(operations).length
export const version: string = contract.info.version
export const make: object = { createQueries }

/** What may be left out may be undefined, for those whose compiler tells the two apart. */
export async function mayBeUndefined(maybe: {
  adults?: number
  secret?: string
  signal?: AbortSignal
  session?: { token: string }
  options?: Pick<ClientOptions, 'fetch' | 'validate' | 'timeouts' | 'retries'>
}): Promise<string | undefined> {
  const { adults, secret, signal, session, options } = maybe
  const travel = createTravelClient({
    baseUrl: '',
    system: () => 4101,
    currency: () => undefined,
    token: () => session?.token,
    language: () => 'en',
    fetch: options?.fetch,
    validate: options?.validate,
    timeouts: { get: options?.timeouts?.get },
    retries: options?.retries,
  })
  const query = { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12', adults }
  await travel.get('/travel/v1/ferry/search', { query, signal })
  const detail = '/travel/v1/booking/detail/{id}'
  const header = { 'Booking-Token': secret }
  const { error } = await travel.get(detail, { path: { id: 'ord_1' }, header, signal })
  return error?.kind
}

export function detailOf(error: CallError): string {
  return isProblem(error, 'cart_not_found') ? error.detail : error.kind
}

export function isUnheardOf(error: CallError): boolean {
  // @ts-expect-error the list of codes is closed, outside as well
  return isProblem(error, 'no_such_code')
}
