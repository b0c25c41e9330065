import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { PaidChanges } from './paid-changes.tsx'

/** Shows what was paid later for changes and what is refunded, on its way or arrived, and links to the receipt if the order was paid. */
export function OrderDetailReceipt({ order }: { order: Schemas['Order'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const { Id, PaidAt, RefundedAmount } = order
  return (
    <>
      <PaidChanges order={order} />
      {RefundedAmount.Amount > 0 && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-dashed border-input/60 pt-3">
          <span>{t('detail.refunded')}</span>
          <span className="font-semibold tabular">{format.money(RefundedAmount)}</span>
        </p>
      )}
      {PaidAt !== null && (
        <Button asChild variant="outline" size="sm" className="mt-4">
          <Link to={paths.receipt(Id)}>
            <ReceiptText aria-hidden />
            {t('receipt.title')}
          </Link>
        </Button>
      )}
    </>
  )
}
