import { useTranslation } from '@selat/i18n'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { PageHeading } from '@selat/ui/page-heading'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { isUnknownOrder } from '../../../shared/trade/order/is-unknown-order.ts'
import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { useOrderParam } from '../../../shared/trade/order/order-param.ts'
import { receiptQuery } from '../../../shared/trade/order/order-queries.ts'
import { NetNeeded } from '../../../shared/trade/price/net-needed.tsx'
import { useIsNetHidden } from '../../../shared/trade/price/net-visibility.ts'
import { ReceiptView } from '../components/receipt/receipt-view.tsx'

export default function ReceiptPage() {
  const order = useOrderParam()
  return order.kind === 'order' ? <Receipt orderId={order.id} /> : <OrderNotFound />
}

function Receipt({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order')
  const isNetHidden = useIsNetHidden()
  const receipt = useQuery(receiptQuery(orderId))
  if (isUnknownOrder(receipt.error)) return <OrderNotFound />
  if (isProblem(callErrorOf(receipt.error), 'order_state_refused'))
    return <NoReceipt orderId={orderId} />
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 md:py-12 print:max-w-none print:p-0">
      <QueryState query={receipt} skeleton={<ReceiptSkeleton />}>
        {(data) =>
          isNetHidden ? <NetNeeded>{t('netHidden')}</NetNeeded> : <ReceiptView receipt={data} />
        }
      </QueryState>
    </div>
  )
}

/** Shows a placeholder in the size of the heading and the sheet. */
function ReceiptSkeleton() {
  return (
    <>
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="mt-6 h-128 rounded-xl" />
    </>
  )
}

/** Says that there is no receipt, because nothing was paid for the order. */
function NoReceipt({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order')
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('receipt.title')} />
      <PageHeading>{t('receipt.title')}</PageHeading>
      <EmptyState
        className="mt-6"
        title={t('receipt.none')}
        description={t('receipt.noneBody')}
        action={
          <Button asChild>
            <Link to={paths.orderDetail(orderId)}>{t('receipt.toOrder')}</Link>
          </Button>
        }
      />
    </div>
  )
}
