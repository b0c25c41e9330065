import type { CancellationTerms } from '@selat/domain'
import { dateTimeFormat } from '@selat/i18n/format-date'

import type { LanguageCode, Localised } from '../../../engine/language.ts'

const NOTHING_BACK: Localised = {
  EN: 'Nothing is paid back if you cancel.',
  ID: 'Tidak ada uang kembali bila Anda membatalkan.',
  ZH: '取消后不退还任何费用。',
  ZHTD: '取消後不退還任何費用。',
  ZHSM: '取消后不退还任何费用。',
}

const FIRST_NIGHT: Localised = {
  EN: 'If you cancel, the first night is charged and the rest is paid back.',
  ID: 'Bila Anda membatalkan, malam pertama ditagih dan sisanya dikembalikan.',
  ZH: '如取消，收取首晚房费，其余退还。',
  ZHTD: '若取消，收取首晚房費，其餘退還。',
  ZHSM: '如取消，收取首晚房费，其余退还。',
}

const FREE_UNTIL: Readonly<Record<LanguageCode, (until: string) => string>> = {
  EN: (until) =>
    `Free to cancel until ${until} at the hotel; after that the first night is charged.`,
  ID: (until) =>
    `Gratis dibatalkan sampai ${until} waktu hotel; setelah itu malam pertama ditagih.`,
  ZH: (until) => `酒店当地时间 ${until} 之前可免费取消，之后收取首晚房费。`,
  ZHTD: (until) => `飯店當地時間 ${until} 之前可免費取消，之後收取首晚房費。`,
  ZHSM: (until) => `酒店当地时间 ${until} 之前可免费取消，之后收取首晚房费。`,
}

/** The terms of cancellation in plain words. */
export function cancellationText(terms: CancellationTerms, language: LanguageCode): string {
  switch (terms.kind) {
    case 'non_refundable':
      return NOTHING_BACK[language]
    case 'first_night':
      return FIRST_NIGHT[language]
    case 'free':
      return FREE_UNTIL[language](localMoment(terms.freeUntil, language))
  }
  return terms satisfies never
}

/** Day and hour as the hotel's own clock shows them. */
function localMoment(zonedTime: string, language: LanguageCode): string {
  const format = dateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  // The clock's own figures, read as if they were UTC, so that no zone moves them.
  return format.format(new Date(`${zonedTime.slice(0, 16)}:00Z`))
}

const WEEKDAY_NIGHTS: Localised = {
  EN: 'Sun–Thu nights',
  ID: 'malam Min–Kam',
  ZH: '周日至周四晚',
  ZHTD: '週日至週四晚',
  ZHSM: '周日至周四晚',
}

const WEEKEND_NIGHTS: Localised = {
  EN: 'Fri–Sat nights',
  ID: 'malam Jum–Sab',
  ZH: '周五和周六晚',
  ZHTD: '週五和週六晚',
  ZHSM: '周五和周六晚',
}

export function nightsName(kind: 'weekday' | 'weekend'): Localised {
  return kind === 'weekend' ? WEEKEND_NIGHTS : WEEKDAY_NIGHTS
}
