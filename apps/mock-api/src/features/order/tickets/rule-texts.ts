import { formatInstant } from '@selat/i18n/format-time'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import { fillPhrase, phrase } from '../../../world/texts/phrases.ts'

const NONE_BACK: Localised = phrase('refund.noneOfFare')

/** The text of a ferry ticket's present refund step: its percentage, and until when it is valid, in the terminal's time. */
export function ticketRule(
  { percent, until }: { readonly percent: number; readonly until: string | null },
  timeZone: string,
  language: LanguageCode,
): string {
  if (percent === 0 || until === null) return NONE_BACK[language]
  const moment = formatInstant(until, timeZone, language)
  return fillPhrase('refund.someOfFare', language, { percent: String(percent), until: moment })
}
