import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas, UnknownValue } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { EmptyState } from '@selat/ui/empty-state'

import { SailingRadios } from '../../../../shared/trade/ferry/sailing-radios.tsx'

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
      <SailingRadios
        legend={t('changeDate.sailings', { date: format.date(day, 'long') })}
        crossing={options}
        sailings={Sailings}
        isOpen={isOnSale}
        renderTerms={(sailing) => <Terms sailing={sailing} seats={seats} />}
        value={value}
        onChange={onChange}
      />
    </>
  )
}

const isOnSale = ({ Status }: Sailing): boolean => Status === 'on_sale'

type TermsProps = { sailing: Sailing; seats: number }

function Terms({ sailing, seats }: TermsProps) {
  const { t } = useTranslation('ferry')
  const difference = useFareDifference()
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4 max-sm:col-start-2 sm:flex-col sm:items-end">
      {isOnSale(sailing) ? (
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
  )
}

function WhyNot({ sailing: { Status, SeatsLeft }, seats }: TermsProps) {
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
