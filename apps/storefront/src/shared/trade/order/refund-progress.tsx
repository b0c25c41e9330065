import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'
import { Card } from '@selat/ui/card'

import { useReaderZone } from '../agency/use-zone.ts'
import { useDestinationText } from './use-destination-text.ts'

type RefundProgressProps = {
  refund: Schemas['Refund']
  /** Whether the payment arrived after the order was closed, so that nobody has requested the refund. */
  isLate?: boolean
  /** Whether the payment was for a change of the order and arrived too late for it. */
  isOfChange?: boolean
}

/** Shows one refund: its amount, its destination, and its progress. */
export function RefundProgress({
  refund,
  isLate = false,
  isOfChange = false,
}: RefundProgressProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const zone = useReaderZone()
  const destination = useDestinationText()
  const { Amount, Destination, BankAccountMasked, RequestedAt, ExpectedBy, CompletedAt } = refund
  const isCompleted = CompletedAt !== null
  return (
    <Card className="flex flex-col gap-1 p-4 sm:p-5">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <span className="text-xl font-bold tabular">{format.money(Amount)}</span>
        <Badge variant={isCompleted ? 'success' : 'warning'}>
          {t(isCompleted ? 'refunds.sent' : 'refunds.onItsWay')}
        </Badge>
      </p>
      {isOfChange && <p>{t('refunds.ofChange')}</p>}
      <p className="text-muted-foreground">
        {BankAccountMasked === '' ? destination(Destination) : BankAccountMasked}
      </p>
      <p className="text-sm text-muted-foreground">
        {t(isLate ? 'refunds.arrivedLate' : 'refunds.requested', {
          at: format.instant(RequestedAt, zone),
        })}
        {' · '}
        {isCompleted
          ? t('refunds.completed', { at: format.instant(CompletedAt, zone) })
          : t('refunds.expected', { date: format.date(ExpectedBy) })}
      </p>
    </Card>
  )
}
