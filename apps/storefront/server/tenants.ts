import { START_SYSTEM } from '@selat/domain'
import { type LanguageCode, languageOf } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import type { CallApi, CallContext } from './call-api.ts'
import type { Settings } from './settings.ts'

export type Base = Schemas['BaseConfiguration']

/** The milliseconds for which a configuration is used unchecked; after that it is fetched anew while the old one answers. */
const FRESH_MS = 60_000
/** The largest number of kept configurations, because visitors can invent hosts. */
const MOST = 500

type Entry = { base: Promise<Base | null>; askedAtMs: number }

export type FindTenant = (
  asked: { host: string; language: LanguageCode },
  context: CallContext,
) => Promise<Base | null>

/**
 * Finds the tenant of a host, in a language; null if there is none. Rejects while the API does not answer. If pages are not
 * cached, tenants are not either, so that a developer sees changes at once.
 */
export function createTenants(
  callApi: CallApi,
  { cacheSeconds }: Pick<Settings, 'cacheSeconds'>,
  now: () => number = Date.now,
): FindTenant {
  const entries = new Map<string, Entry>()
  return ({ host, language }, context) => {
    if (cacheSeconds === 0) return ask(callApi, { host, language }, context)
    const key = `${host} ${language}`
    const known = entries.get(key)
    if (known && now() - known.askedAtMs < FRESH_MS) return known.base
    const base = ask(callApi, { host, language }, context)
    const entry = { base, askedAtMs: now() }
    if (known) {
      // The former answer is used until the new one arrives, and longer if none does.
      entries.set(key, { ...known, askedAtMs: now() })
      base.then(
        () => entries.set(key, entry),
        () => undefined,
      )
      return known.base
    }
    if (entries.size >= MOST) entries.delete([...entries.keys()][0] ?? '')
    entries.set(key, entry)
    base.catch(() => entries.delete(key))
    return base
  }
}

async function ask(
  callApi: CallApi,
  { host, language }: { host: string; language: LanguageCode },
  context: CallContext,
): Promise<Base | null> {
  const query = new URLSearchParams({ system: String(START_SYSTEM), web: host })
  const request = new Request(`http://api/travel/v1/base?${query}`, {
    headers: { 'Accept-Language': languageOf(language).tag },
  })
  const response = await callApi(request, context)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The base configuration of ${host}: ${response.status}`)
  return (await response.json()) as Base // the contract gives this path this type
}
