import { type AnalyticsAnswer, ConsoleRefusal } from '@selat/mock-api/console'

type Analytics = NonNullable<AnalyticsAnswer['sites'][number]['analytics']>

/** The values of the form; `beacon` is the address as it is typed. */
export type AnalyticsDraft = { dataLayer: boolean; beacon: string; consent: boolean }

export function toDraft(analytics: Analytics | null): AnalyticsDraft {
  // The form offers to ask for consent first, because the law of the visitors' countries decides whether a site may leave it
  // out.
  const { dataLayer, beacon, consent } = analytics ?? {
    dataLayer: false,
    beacon: null,
    consent: true,
  }
  return { dataLayer, beacon: beacon ?? '', consent }
}

/**
 * Reads the settings that a draft describes. Returns null if the site sends nothing, and then no visitor is asked for consent.
 */
export function readDraft({ dataLayer, beacon, consent }: AnalyticsDraft): Analytics | null {
  const address = beacon.trim()
  if (!dataLayer && address === '') return null
  return { dataLayer, beacon: address === '' ? null : address, consent }
}

/** Describes in words to which recipients a site sends its events. */
export function recipientsText(analytics: Analytics | null): string {
  const { dataLayer = false, beacon = null, consent = false } = analytics ?? {}
  const recipients = [dataLayer && 'the data layer', beacon].filter(
    (one) => one !== false && one !== null,
  )
  if (recipients.length === 0) return 'Sends nothing'
  return `Sends to ${recipients.join(' and ')}${consent ? ', once a visitor has agreed' : ', without asking'}`
}

/** Returns a text about the valid forms of the address if that is why the settings were refused; else null. */
export function beaconRefusal(error: Error | null): string | null {
  if (!(error instanceof ConsoleRefusal)) return null
  if (!error.errors.some(({ pointer }) => pointer === '/analytics/beacon')) return null
  return 'A path of the site such as /events, or an address that begins with https://, without a query; at most 500 characters.'
}
