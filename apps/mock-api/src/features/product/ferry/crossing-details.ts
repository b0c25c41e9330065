import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../../engine/language.ts'
import { mailClock, mailDay } from '../../../world/texts/mail-format.ts'
import { mailTexts } from '../../../world/texts/mail-texts.ts'

/** The details of each sector: its way if there are several, its times, operator and class. */
export function crossingDetails(
  { Ferry: { Sectors } }: Pick<Schemas['FerryOrderItem'], 'Ferry'>,
  language: LanguageCode,
): string[] {
  return Sectors.map((sector) => sectorDetail(sector, language, Sectors.length > 1))
}

function sectorDetail(
  { From, To, Sailing, OperatorName, ClassName }: Schemas['Sector'],
  language: LanguageCode,
  isOneOfMany: boolean,
): string {
  const when = Sailing
    ? [
        mailDay(Sailing.DepartsAt, language),
        `${mailClock(Sailing.DepartsAt, From.TimeZone, language)} – ${mailClock(Sailing.ArrivesAt, To.TimeZone, language)}`,
      ]
    : [mailTexts[language].labels.openTicket]
  const way = isOneOfMany ? [`${From.Name} → ${To.Name}`] : []
  return [...way, ...when, OperatorName, ClassName].join(' · ')
}
