import { START_SYSTEM } from '@selat/domain'

import { env } from './env.ts'
import { languageTag } from './shared/app/locale.ts'
import { storePreloadedResponse } from './shared/app/preloaded-response.ts'
import { session } from './shared/app/session-store.ts'

const path = '/travel/v1/base'

/** Sends the start request before React is downloaded; the client takes the answer over (§7). */
export function requestBase(host: string): void {
  const { token, localCurrency } = session()
  const query = new URLSearchParams({ system: String(START_SYSTEM), web: host })
  if (token === null) query.set('currency', localCurrency)
  const headers = new Headers({ 'Accept-Language': languageTag() })
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  storePreloadedResponse(path, fetch(`${env.travelBaseUrl}${path}?${query}`, { headers }))
}
