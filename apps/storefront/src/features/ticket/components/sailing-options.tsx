import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { EmptyState } from '@selat/ui/empty-state'
import { useId } from 'react'

import { SailingRadio } from '../../../shared/trade/ferry/sailing-radio.tsx'
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
  const name = useId()
  if (sailings.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title={t('redeem.none', { operator: ticket.OperatorName })}
        description={t('redeem.noneBody', { date: format.date(ticket.ValidUntil) })}
      />
    )
  return (
    <fieldset>
      <legend className="sr-only">
        {t('redeem.sailingsOn', { date: format.date(day, 'long') })}
      </legend>
      <div className="divide-y divide-border overflow-hidden rounded-xl border border-border bg-card">
        {sailings.map((sailing) => (
          <SailingOption
            key={sailing.Id}
            name={name}
            ticket={ticket}
            sailing={sailing}
            seats={seats}
            isChosen={sailing.Id === value}
            onChoose={() => onChange(sailing.Id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type SailingOptionProps = Pick<SailingOptionsProps, 'ticket' | 'seats'> & {
  name: string
  sailing: Sailing
  isChosen: boolean
  onChoose: () => void
}

function SailingOption(props: SailingOptionProps) {
  const { name, ticket, sailing, seats, isChosen, onChoose } = props
  const { t } = useTranslation('ferry')
  const { Status, SeatsLeft } = sailing
  const isOnSale = Status === 'on_sale' && SeatsLeft >= seats
  return (
    <SailingRadio
      name={name}
      from={ticket.From}
      to={ticket.To}
      operatorName={ticket.OperatorName}
      sailing={sailing}
      isOpen={isOnSale}
      isChosen={isChosen}
      onChoose={onChoose}
    >
      <span className="text-sm max-sm:col-start-2 sm:justify-self-end sm:text-end">
        {isOnSale ? (
          t('sailing.seatsLeft', { count: SeatsLeft })
        ) : (
          <Badge>{t(reason(sailing), { count: SeatsLeft, needed: seats })}</Badge>
        )}
      </span>
    </SailingRadio>
  )
}

function reason({ Status, SeatsLeft }: Sailing) {
  if (Status === 'closed') return 'issue.not_on_sale'
  return Status === 'sold_out' || SeatsLeft === 0 ? 'issue.sold_out' : 'issue.too_few_seats'
}
