import { type ClientOptions, createTravelClient } from '@selat/sdk'

/**
 * Passes undefined for every optional value, for compilers that distinguish absent from undefined.
 */
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
