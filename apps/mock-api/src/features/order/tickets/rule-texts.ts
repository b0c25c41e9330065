import { formatInstant } from '@selat/i18n/format-time'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import { fillPhrase, phrase } from '../../../world/texts/phrases.ts'

const NONE_BACK: Localised = phrase('refund.noneOfFare')

/** The rule of a ferry ticket as it stands: its step, and until when that counts at its terminal's clock, in the form that the page's ladder has. */
export function ticketRule(
  { percent, until }: { readonly percent: number; readonly until: string | null },
  timeZone: string,
  language: LanguageCode,
): string {
  if (percent === 0 || until === null) return NONE_BACK[language]
  const moment = formatInstant(until, timeZone, language)
  return fillPhrase('refund.someOfFare', language, { percent: String(percent), until: moment })
}
