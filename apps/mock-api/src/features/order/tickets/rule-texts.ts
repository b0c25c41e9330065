import { formatInstant } from '@selat/i18n/format-time'

import type { LanguageCode, Localised } from '../../../engine/language.ts'

const SOME_BACK: Localised = {
  EN: '{{percent}}% of the fare comes back until {{until}}. Terminal charges that were paid come back whole.',
  ID: '{{percent}}% tarif dikembalikan sampai {{until}}. Biaya terminal yang sudah dibayar dikembalikan seluruhnya.',
  ZH: '{{until}} 之前退还船票价的 {{percent}}%，已付的码头费全额退还。',
  ZHTD: '{{until}} 之前退還船票價的 {{percent}}%，已付的碼頭費全額退還。',
  ZHSM: '{{until}} 之前退还船票价的 {{percent}}%，已付的码头费全额退还。',
}

const NONE_BACK: Localised = {
  EN: 'The fare does not come back any more. Terminal charges that were paid come back whole.',
  ID: 'Tarif tidak lagi dikembalikan. Biaya terminal yang sudah dibayar dikembalikan seluruhnya.',
  ZH: '船票价不再退还，已付的码头费全额退还。',
  ZHTD: '船票價不再退還，已付的碼頭費全額退還。',
  ZHSM: '船票价不再退还，已付的码头费全额退还。',
}

/** The rule of a ferry ticket as it stands: its step, and until when that counts at its terminal's clock, in the form that the page's ladder has. */
export function ticketRule(
  { percent, until }: { readonly percent: number; readonly until: string | null },
  timeZone: string,
  language: LanguageCode,
): string {
  if (percent === 0 || until === null) return NONE_BACK[language]
  const moment = formatInstant(until, timeZone, language)
  return SOME_BACK[language].replace('{{percent}}', String(percent)).replace('{{until}}', moment)
}
