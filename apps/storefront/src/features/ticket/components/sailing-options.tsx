import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { EmptyState } from '@selat/ui/empty-state'

import { SailingRadios } from '../../../shared/trade/ferry/sailing-radios.tsx'
import type { OpenTicket } from '../model/open-tickets.ts'

type Sailing = Schemas['ScheduledSailing']

export type SailingOptionsProps = {
  ticket: OpenTicket
  day: string
  sailings: readonly Sailing[]
  /** The number of seats that a sailing needs to have left. */
  seats: number
  value: string | null
  onChange: (sailing: string) => void
}

/** Lists the operator's sailings of a day, of which one can be chosen. */
export function SailingOptions(props: SailingOptionsProps) {
  const { ticket, day, sailings, seats, value, onChange } = props
  const { t } = useTranslation('ticket')
  const format = useFormat()
  if (sailings.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title={t('redeem.none', { operator: ticket.OperatorName })}
        description={t('redeem.noneBody', { date: format.date(ticket.ValidUntil) })}
      />
    )
  return (
    <SailingRadios
      legend={t('redeem.sailingsOn', { date: format.date(day, 'long') })}
      crossing={ticket}
      sailings={sailings}
      isOpen={(sailing) => isOpen(sailing, seats)}
      renderTerms={(sailing) => <Terms sailing={sailing} seats={seats} />}
      value={value}
      onChange={onChange}
    />
  )
}

const isOpen = ({ Status, SeatsLeft }: Sailing, seats: number): boolean =>
  Status === 'on_sale' && SeatsLeft >= seats

function Terms({ sailing, seats }: { sailing: Sailing; seats: number }) {
  const { t } = useTranslation('ferry')
  const { SeatsLeft: count } = sailing
  return (
    <span className="text-sm max-sm:col-start-2 sm:justify-self-end sm:text-end">
      {isOpen(sailing, seats) ? (
        t('sailing.seatsLeft', { count })
      ) : (
        <Badge>{t(reason(sailing), { count, needed: seats })}</Badge>
      )}
    </span>
  )
}

function reason({ Status, SeatsLeft }: Sailing) {
  if (Status === 'closed') return 'issue.not_on_sale'
  return Status === 'sold_out' || SeatsLeft === 0 ? 'issue.sold_out' : 'issue.too_few_seats'
}
