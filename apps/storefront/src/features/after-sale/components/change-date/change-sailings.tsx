import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { EmptyState } from '@selat/ui/empty-state'
import { useId } from 'react'

import { SailingRadio } from '../../../../shared/trade/ferry/sailing-radio.tsx'

type Sailing = Schemas['ChangeSailing']

export type ChangeSailingsProps = {
  options: Schemas['ChangeOptions']
  /** The number of seats that the party needs. */
  seats: number
  value: string | null
  onChange: (sailing: string) => void
}

/** Lists the operator's sailings of a day with the difference in price; one of them can be chosen. */
export function ChangeSailings({ options, seats, value, onChange }: ChangeSailingsProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const name = useId()
  const { Date: day, Fee, OperatorName: operator, Sailings } = options
  if (Sailings.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title={t('changeDate.empty', { operator })}
        description={t('changeDate.emptyBody')}
      />
    )
  return (
    <>
      <p className="text-muted-foreground">
        {Fee.Amount > 0
          ? t('changeDate.fee', { operator, amount: format.money(Fee) })
          : t('changeDate.noFee', { operator })}
      </p>
      <fieldset>
        <legend className="sr-only">
          {t('changeDate.sailings', { date: format.date(day, 'long') })}
        </legend>
        <div className="divide-y divide-border overflow-hidden rounded-xl border border-border bg-card">
          {Sailings.map((sailing) => (
            <SailingRow
              key={sailing.Id}
              name={name}
              options={options}
              sailing={sailing}
              seats={seats}
              isChosen={sailing.Id === value}
              onChoose={() => onChange(sailing.Id)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

type SailingRowProps = Pick<ChangeSailingsProps, 'options' | 'seats'> & {
  name: string
  sailing: Sailing
  isChosen: boolean
  onChoose: () => void
}

function SailingRow({ name, options, sailing, seats, isChosen, onChoose }: SailingRowProps) {
  const { t } = useTranslation('ferry')
  const difference = useFareDifference()
  const isOpen = sailing.Status === 'on_sale'
  return (
    <SailingRadio
      name={name}
      from={options.From}
      to={options.To}
      operatorName={options.OperatorName}
      sailing={sailing}
      isOpen={isOpen}
      isChosen={isChosen}
      onChoose={onChoose}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 max-sm:col-start-2 sm:flex-col sm:items-end">
        {isOpen ? (
          <>
            <span className="font-semibold tabular">{difference(sailing.Difference)}</span>
            <span className="text-sm text-muted-foreground">
              {t('sailing.seatsLeft', { count: sailing.SeatsLeft })}
            </span>
          </>
        ) : (
          <WhyNot sailing={sailing} seats={seats} />
        )}
      </span>
    </SailingRadio>
  )
}

function WhyNot({ sailing: { Status, SeatsLeft }, seats }: { sailing: Sailing; seats: number }) {
  const { t } = useTranslation(['order', 'ferry'])
  switch (Status) {
    case 'current':
      return (
        <Badge variant="brand" className="whitespace-normal">
          {t('changeDate.current')}
        </Badge>
      )
    case 'unfit':
      return <span className="text-sm sm:text-end">{t('changeDate.unfit')}</span>
    case 'closed':
      return <Badge>{t('ferry:issue.not_on_sale')}</Badge>
    case 'sold_out':
      return (
        <Badge className="whitespace-normal">
          {SeatsLeft > 0 && SeatsLeft < seats
            ? t('ferry:issue.too_few_seats', { count: SeatsLeft, needed: seats })
            : t('ferry:issue.sold_out')}
        </Badge>
      )
    case 'on_sale':
      return null
    default:
      Status satisfies UnknownValue
      return <Badge>{t('ferry:issue.not_on_sale')}</Badge>
  }
}

/** Describes a difference in price in words, because a sign alone is easily overlooked. */
function useFareDifference(): (difference: Schemas['Money']) => string {
  const { t } = useTranslation('order')
  const format = useFormat()
  return (difference) => {
    const { Amount } = difference
    if (Amount === 0) return t('changeDate.same')
    const amount = format.money({ ...difference, Amount: Math.abs(Amount) })
    return Amount > 0 ? t('changeDate.more', { amount }) : t('changeDate.less', { amount })
  }
}
