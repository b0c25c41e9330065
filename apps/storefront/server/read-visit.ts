import { testSiteHost } from '@selat/domain'
import { defaultLanguage, type LanguageCode, languages, preferredLanguage } from '@selat/i18n'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

import type { Settings } from './settings.ts'

/** The facts about a visitor in a request that the rendered page depends on. */
export type Visit = {
  /** The address as the visitor's browser has it, also behind a trusted proxy. */
  url: URL
  /** The host by which the API finds the tenant. */
  host: string
  language: LanguageCode
  /** Returns the language for a site that offers only these. */
  languageAmong: (offered: readonly string[]) => LanguageCode
  /** The currency that the visitor chose on this device; null if there is none. */
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
    language: languageFrom(context, url, languages),
    languageAmong: (offered) =>
      languageFrom(
        context,
        url,
        languages.filter(({ code }) => offered.includes(code)),
      ),
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
  if (host !== undefined && URL.canParse(`http://${host}`)) {
    // A host without a port would leave the port of the address at which the proxy reaches this server.
    url.port = ''
    url.host = host
  }
  if (scheme === 'https' || scheme === 'http') url.protocol = scheme
  return url
}

/**
 * Returns the language of the address, else the chosen one, else the browser's preferred one, each if it is offered; else the
 * default.
 */
function languageFrom(
  context: Context,
  url: URL,
  offered: readonly (typeof languages)[number][],
): LanguageCode {
  const chosen = getCookie(context, 'language')
  const language =
    offered.find(({ tag }) => tag === url.searchParams.get('lang')) ??
    offered.find(({ code }) => code === chosen)
  if (language) return language.code
  const accepted = context.req.header('accept-language') ?? ''
  return (
    preferredLanguage(
      accepted,
      offered.map(({ code }) => code),
    ) ?? defaultLanguage
  )
}
