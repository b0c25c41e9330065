import { daysBetween } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { partsAtCommas, Unbroken } from '@selat/ui/unbroken'

import { useToday } from '../../../shared/kit/use-today.ts'
import { SectorCrossing } from '../../../shared/trade/ferry/sector-crossing.tsx'
import type { OpenTicket } from '../model/open-tickets.ts'

/** The number of days before its end from which a ticket's validity is emphasised. */
const soonDays = 14

/** Shows the route of an open ticket, the number of its booking, and how long it is valid. */
export function OpenCrossing({ ticket }: { ticket: OpenTicket }) {
  const { From, To, OperatorName, ClassName, ConfirmationNumber } = ticket
  return (
    <>
      <p className="mb-3 flex flex-wrap justify-between gap-x-4 board-label text-muted-foreground">
        <span className="tabular">{ConfirmationNumber}</span>
        <span>{ClassName}</span>
      </p>
      <SectorCrossing
        size="ticket"
        from={From}
        to={To}
        sailing={null}
        operatorName={OperatorName}
      />
      <p className="mt-4 text-sm">
        <Validity until={ticket.ValidUntil} zone={From.TimeZone} />
      </p>
    </>
  )
}

function Validity({ until, zone }: { until: string; zone: string }) {
  const { t } = useTranslation('ticket')
  const format = useFormat()
  const daysLeft = daysBetween(useToday(zone), until)
  const date = format.date(until, 'long')
  if (daysLeft < 0)
    return <strong className="text-destructive">{t('redeem.lapsed', { date })}</strong>
  return (
    <>
      <span className="font-semibold">
        <Unbroken text={t('redeem.validUntil', { date })} parts={partsAtCommas(date)} isYielding />
      </span>
      <span className={daysLeft <= soonDays ? 'text-accent-text' : 'text-muted-foreground'}>
        {' · '}
        {t('redeem.daysLeft', { count: daysLeft })}
      </span>
    </>
  )
}
