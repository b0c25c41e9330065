import { type AnalyticsAnswer, ConsoleRefusal } from '@selat/mock-api/console'

type Analytics = NonNullable<AnalyticsAnswer['sites'][number]['analytics']>

/** What the form holds; the address as it is typed. */
export type AnalyticsDraft = { dataLayer: boolean; beacon: string; consent: boolean }

export function toDraft(analytics: Analytics | null): AnalyticsDraft {
  // Asking is offered first: whether it may be left out is for the law of the visitors' countries.
  const { dataLayer, beacon, consent } = analytics ?? {
    dataLayer: false,
    beacon: null,
    consent: true,
  }
  return { dataLayer, beacon: beacon ?? '', consent }
}

/** What a draft asks for. Where nothing is sent, no visitor is asked for consent. */
export function readDraft({ dataLayer, beacon, consent }: AnalyticsDraft): Analytics | null {
  const address = beacon.trim()
  if (!dataLayer && address === '') return null
  return { dataLayer, beacon: address === '' ? null : address, consent }
}

/** Where a site sends its events, in words. */
export function recipientsText(analytics: Analytics | null): string {
  const { dataLayer = false, beacon = null, consent = false } = analytics ?? {}
  const recipients = [dataLayer && 'the data layer', beacon].filter(
    (one) => one !== false && one !== null,
  )
  if (recipients.length === 0) return 'Sends nothing'
  return `Sends to ${recipients.join(' and ')}${consent ? ', once a visitor has agreed' : ', without asking'}`
}

/** What is wrong with the address, if that is why it was refused. */
export function beaconRefusal(error: Error | null): string | null {
  if (!(error instanceof ConsoleRefusal)) return null
  if (!error.errors.some(({ pointer }) => pointer === '/analytics/beacon')) return null
  return 'A path of the site such as /events, or an address that begins with https://, without a query; at most 500 characters.'
}
