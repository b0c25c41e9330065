import { START_SYSTEM } from '@selat/domain'
import { languageOf } from '@selat/i18n'
import type { LanguageCode } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import type { CallApi, CallContext } from './call-api.ts'
import type { Settings } from './settings.ts'

export type Base = Schemas['BaseConfiguration']

/** For how long a configuration is taken as it was; after that it is asked for anew behind the answer. */
const FRESH_MS = 60_000
/** Hosts are the visitors' to name, so their number has an end. */
const MOST = 500

type Entry = { base: Promise<Base | null>; askedAtMs: number }

export type FindTenant = (
  asked: { host: string; language: LanguageCode },
  context: CallContext,
) => Promise<Base | null>

/**
 * Finds the tenant of a host, in a language; null where there is none. Rejects while the API does not answer. Where no
 * page is kept, no tenant is either, so that a developer sees at once what was changed.
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
      // The former answer serves until the new one is there, and longer where none comes.
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
  return (await response.json()) as Base // what the contract says of this path
}
