import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../engine/language.ts'
import { mailClock, mailDay } from '../world/texts/mail-format.ts'
import type { MailTexts } from '../world/texts/mail-texts.ts'
import type { MailTicket, MailTrip } from './mail-outline.ts'

/** Converts a sailing for a mail. An open ticket is marked as open, and `who` lists the travellers if not all are on it. */
export function mailTrip(
  sector: Schemas['Sector'],
  texts: MailTexts,
  language: LanguageCode,
  who: readonly string[] = [],
): MailTrip {
  const { Sailing: sailing } = sector
  return {
    type: 'trip',
    from: sector.From.Name,
    to: sector.To.Name,
    when: sailing ? mailDay(sailing.DepartsAt, language) : texts.labels.openTicket,
    departs: sailing ? mailClock(sailing.DepartsAt, sector.From.TimeZone, language) : '',
    arrives: sailing ? mailClock(sailing.ArrivesAt, sector.To.TimeZone, language) : '',
    by: [sector.OperatorName, sailing?.Vessel, sector.ClassName].filter(Boolean).join(' · '),
    who: who.join(', '),
  }
}

/** Converts a ticket for a mail's list: its passenger, route and time. */
export function mailTicket(
  { Number: number, PassengerName: name, Sector: { From, To, Sailing } }: Schemas['Ticket'],
  language: LanguageCode,
): MailTicket {
  const way = `${From.Name} → ${To.Name}`
  return {
    number,
    name,
    route: Sailing ? `${way} · ${mailDeparture(Sailing, From.TimeZone, language)}` : way,
  }
}

/** Formats a departure in the zone of its terminal, such as `Sat, 12 Dec 2026, 10:20 SGT`. */
export function mailDeparture(
  { DepartsAt }: Pick<Schemas['SectorSailing'], 'DepartsAt'>,
  timeZone: string,
  language: LanguageCode,
): string {
  return `${mailDay(DepartsAt, language)}, ${mailClock(DepartsAt, timeZone, language)}`
}
