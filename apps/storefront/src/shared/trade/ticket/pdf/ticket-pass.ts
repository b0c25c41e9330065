import { localDate } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { knownTicketState } from '../../../app/known/known-orders.ts'
import { knownBand } from '../../../app/known/known-people.ts'
import type { PassWords } from './pass-words.ts'
import type { Pass, PassEnd, PassFact } from './pass.ts'

/** Returns the pass of one traveller on one sector. */
export function ticketPass(ticket: Schemas['Ticket'], { t, item, format }: PassWords): Pass {
  const { Sector, PassengerName, Number: number, State, QrPayload } = ticket
  const { From, To, Sailing, OperatorName } = Sector
  const isSpent = State === 'used' || State === 'void'
  const end = (terminal: Schemas['Terminal'], at: string | undefined): PassEnd => ({
    caption: terminal.Code,
    hero: at === undefined ? terminal.City : format.time(at),
    heroNote: at === undefined ? '' : format.zone(terminal.TimeZone, at),
    details: [terminal.Name, ...(at === undefined ? [] : [format.date(localDate(at), 'short')])],
  })
  return {
    title: t('pass.title'),
    issuer: OperatorName,
    holder: {
      label: `${t('pass.passenger')} · ${item(`passenger:band.${knownBand(ticket.Band)}`)}`,
      value: PassengerName,
    },
    state: t(`status.${knownTicketState(State)}`),
    isSpent,
    from: end(From, Sailing?.DepartsAt),
    until: end(To, Sailing?.ArrivesAt),
    between: Sailing ? [format.duration(Sailing.DurationMinutes), Sailing.Vessel] : [],
    facts: factsOf(ticket, { t, item, format }),
    notes: isSpent ? [] : [t(Sailing ? 'pass.scan' : 'open.note')],
    code: State === 'void' ? null : QrPayload,
    number: { label: t('pass.number'), value: number },
  }
}

function factsOf({ Sector, ValidUntil }: Schemas['Ticket'], { t, format }: PassWords): PassFact[] {
  const { Sailing, From, ClassName } = Sector
  const travelClass = { label: t('pass.class'), value: ClassName }
  if (!Sailing)
    return [
      travelClass,
      ...(ValidUntil === null
        ? []
        : [{ label: t('open.validUntil'), value: format.date(ValidUntil) }]),
    ]
  const clock = (at: string) => `${format.time(at)} ${format.zone(From.TimeZone, at)}`
  return [
    { label: t('pass.checkInOpens'), value: clock(Sailing.CheckInOpensAt) },
    { label: t('pass.checkInCloses'), value: clock(Sailing.CheckInClosesAt) },
    travelClass,
    { label: t('pass.vessel'), value: Sailing.Vessel },
  ]
}
