import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../kernel/language.ts'
import { mailClock, mailDay } from './mail-format.ts'
import type { MailTrip } from './mail-outline.ts'
import type { MailTexts } from './mail-texts.ts'

/** A crossing as a mail draws it; one without a date says so. */
export function mailTrip(
  sector: Schemas['Sector'],
  texts: MailTexts,
  language: LanguageCode,
): MailTrip {
  const { Sailing: sailing } = sector
  return {
    type: 'trip',
    from: sector.From.Name,
    to: sector.To.Name,
    when: sailing ? mailDay(sailing.DepartsAt, language) : texts.labels.openTicket,
    departs: sailing ? mailClock(sailing.DepartsAt) : '',
    arrives: sailing ? mailClock(sailing.ArrivesAt) : '',
    by: [sector.OperatorName, sailing?.Vessel, sector.ClassName].filter(Boolean).join(' · '),
  }
}
