import { testSiteHost } from '@selat/domain'
import { defaultLanguage, isLanguageCode, languages, preferredLanguage } from '@selat/i18n'
import type { LanguageCode } from '@selat/i18n'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

import type { Settings } from './settings.ts'

/** What a request tells of its visitor, as far as the page that is rendered for them depends on it. */
export type Visit = {
  /** The address as the visitor has it, whatever stands between them and this server. */
  url: URL
  /** The host that the tenant is asked for with. */
  host: string
  language: LanguageCode
  /** Null where none was chosen here. */
  currency: string | null
  appearance: 'light' | 'dark' | null
  isSignedIn: boolean
}

export function readVisit(context: Context, settings: Settings): Visit {
  const url = addressOf(context, settings)
  const appearance = getCookie(context, 'appearance')
  const currency = getCookie(context, 'currency')
  return {
    url,
    host: testSiteHost(url.hostname, settings.testSiteDomain),
    language: languageOf(context, url),
    currency: currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : null,
    appearance: appearance === 'light' || appearance === 'dark' ? appearance : null,
    isSignedIn: getCookie(context, 'signedIn') === '1',
  }
}

function addressOf({ req }: Context, { isProxyTrusted }: Settings): URL {
  const url = new URL(req.url)
  if (!isProxyTrusted) return url
  const host = req.header('x-forwarded-host')
  const scheme = req.header('x-forwarded-proto')
  if (host !== undefined) url.host = host
  if (scheme === 'https' || scheme === 'http') url.protocol = scheme
  return url
}

/** The address's own, else the one that was chosen, else what the browser prefers, else the one of every site. */
function languageOf(context: Context, url: URL): LanguageCode {
  const chosen = getCookie(context, 'language')
  const named = languages.find(({ tag }) => tag === url.searchParams.get('lang'))
  if (named) return named.code
  if (isLanguageCode(chosen)) return chosen
  return preferredLanguage(context.req.header('accept-language') ?? '') ?? defaultLanguage
}
