import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useQuery } from '@tanstack/react-query'

import { refundsQuery } from './order-queries.ts'
import { isLateRefunded } from './payment-ending.ts'
import { RefundProgress } from './refund-progress.tsx'

const askAgainMs = 30_000

/** Shows what goes back to the customer, and how far it has come; shows nothing if nothing goes back. */
export function OrderRefunds({
  order: { Id, PaidAt, Payment },
}: {
  order: Pick<Schemas['Order'], 'Id' | 'PaidAt' | 'Payment'>
}) {
  const { t } = useTranslation('order')
  const { data } = useQuery({
    ...refundsQuery(Id),
    enabled: PaidAt !== null || isLateRefunded(Payment),
    refetchInterval: ({ state: { data: told } }) =>
      told && [...told.Items, ...told.OfChanges].some(({ State }) => State === 'processing')
        ? askAgainMs
        : false,
  })
  const refunds = data?.Items.filter(({ Amount }) => Amount.Amount > 0) ?? []
  const ofChanges = data?.OfChanges ?? []
  if (refunds.length + ofChanges.length === 0) return null
  return (
    <section aria-label={t('refunds.title')}>
      <h2 className="mb-3 text-2xl">{t('refunds.title')}</h2>
      <ul className="flex flex-col gap-3">
        {refunds.map((refund) => (
          <li key={refund.Id}>
            <RefundProgress refund={refund} isLate={PaidAt === null} />
          </li>
        ))}
        {ofChanges.map((refund) => (
          <li key={refund.Id}>
            <RefundProgress refund={refund} isLate isOfChange />
          </li>
        ))}
      </ul>
    </section>
  )
}
