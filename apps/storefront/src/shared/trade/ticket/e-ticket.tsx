import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { QrCode } from '@selat/ui/qr-code'
import { Ticket, type TicketFact } from '@selat/ui/ticket'
import { Unbroken } from '@selat/ui/unbroken'

import { knownBand } from '../../app/known/known-people.ts'
import { SectorCrossing } from '../ferry/sector-crossing.tsx'
import { TicketStateBadge } from '../order/order-badges.tsx'
import { useTicketNote } from './use-ticket-note.tsx'

export type ETicketProps = { ticket: Schemas['Ticket']; agency: Schemas['AgencyContact'] | null }

/** Shows the ticket of one traveller on one sector, as the gate reads it (CHK-10). */
export function ETicket({ ticket, agency }: ETicketProps) {
  const { t } = useTranslation('ticket')
  const { t: tPassenger } = useTranslation('passenger')
  const { Sector, PassengerName, Number: number, State } = ticket
  const isSpent = State === 'used' || State === 'void'
  const facts = useTicketFacts(ticket)
  const note = useTicketNote(isSpent ? null : t(Sector.Sailing ? 'pass.scan' : 'open.note'), agency)
  return (
    <Ticket
      label={t('pass.label', { name: PassengerName, from: Sector.From.Name, to: Sector.To.Name })}
      title={t('pass.title')}
      operator={Sector.OperatorName}
      passenger={{
        label: `${t('pass.passenger')} · ${tPassenger(`band.${knownBand(ticket.Band)}`)}`,
        value: PassengerName,
      }}
      status={<TicketStateBadge state={State} />}
      isSpent={isSpent}
      crossing={
        <SectorCrossing
          size="ticket"
          from={Sector.From}
          to={Sector.To}
          sailing={Sector.Sailing}
          operatorName={Sector.OperatorName}
        />
      }
      facts={facts}
      qr={
        State !== 'void' && (
          <QrCode
            value={ticket.QrPayload}
            label={t('pass.qrAlt', { number })}
            className="size-32 shrink-0 sm:size-40"
          />
        )
      }
      stubFacts={[
        {
          label: t('pass.number'),
          value: (
            <span className="text-sm">
              <Unbroken text={number} isYielding />
            </span>
          ),
        },
      ]}
      note={note}
    />
  )
}

/** Returns what the traveller looks for in the terminal; its times are on the clock of the terminal of departure. */
function useTicketFacts({ Sector, ValidUntil }: Schemas['Ticket']): TicketFact[] {
  const { t } = useTranslation('ticket')
  const format = useFormat()
  const { Sailing, From, ClassName } = Sector
  const travelClass = { label: t('pass.class'), value: ClassName }
  if (!Sailing) {
    const until = ValidUntil === null ? '' : format.date(ValidUntil)
    return [
      travelClass,
      ...(until === '' ? [] : [{ label: t('open.validUntil'), value: <Unbroken text={until} /> }]),
    ]
  }
  const clock = (at: string) => `${format.time(at)} ${format.zone(From.TimeZone, at)}`
  return [
    { label: t('pass.checkInOpens'), value: clock(Sailing.CheckInOpensAt) },
    { label: t('pass.checkInCloses'), value: clock(Sailing.CheckInClosesAt) },
    travelClass,
    { label: t('pass.vessel'), value: Sailing.Vessel },
  ]
}
