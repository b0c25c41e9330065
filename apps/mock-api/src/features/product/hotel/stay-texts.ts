import type { CancellationTerms } from '@selat/domain'
import { dateTimeFormat } from '@selat/i18n/intl-formats'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { HotelOffer } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { fillPhrase, phrase } from '../../../world/texts/phrases.ts'

export const BOARDS: Readonly<Record<HotelOffer['board'], Localised>> = {
  breakfast: phrase('board.breakfast'),
  room_only: phrase('board.roomOnly'),
}

const NOTHING_BACK: Localised = phrase('stay.nothingBack')

const FIRST_NIGHT: Localised = phrase('stay.firstNightCharged')

/** Formats the terms of cancellation as a sentence. */
export function cancellationText(terms: CancellationTerms, language: LanguageCode): string {
  switch (terms.kind) {
    case 'non_refundable':
      return NOTHING_BACK[language]
    case 'first_night':
      return FIRST_NIGHT[language]
    case 'free':
      return fillPhrase('stay.freeUntil', language, {
        until: localMoment(terms.freeUntil, language),
      })
  }
  return terms satisfies never
}

/** Formats day and hour in the hotel's local time. */
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
  // The local time is formatted as if it were UTC, so that no zone changes it.
  return format.format(new Date(`${zonedTime.slice(0, 16)}:00Z`))
}

const WEEKDAY_NIGHTS: Localised = phrase('stay.weekdayNights')

const WEEKEND_NIGHTS: Localised = phrase('stay.weekendNights')

export function nightsName(kind: 'weekday' | 'weekend'): Localised {
  return kind === 'weekend' ? WEEKEND_NIGHTS : WEEKDAY_NIGHTS
}
