import { type LadderStep, stepAt } from '@selat/domain'
import { formatInstant } from '@selat/i18n/format-time'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import { fillPhrase, phrase } from '../../../world/texts/phrases.ts'

const NONE_BACK: Localised = phrase('refund.noneOfFare')
const NEVER_BACK: Localised = phrase('refund.neverOfFare')

/**
 * The text of a ferry ticket's refund at an instant: its percentage, and until when it is valid, in the terminal's time. A fare
 * that never came back is told apart from one that no longer does.
 */
export function ticketRule(
  { ladder, at }: { readonly ladder: readonly LadderStep[]; readonly at: string },
  timeZone: string,
  language: LanguageCode,
): string {
  if (ladder.every((step) => step.percent === 0)) return NEVER_BACK[language]
  const { percent, until } = stepAt(ladder, at)
  if (percent === 0 || until === null) return NONE_BACK[language]
  const moment = formatInstant(until, timeZone, language)
  return fillPhrase('refund.someOfFare', language, { percent: String(percent), until: moment })
}
