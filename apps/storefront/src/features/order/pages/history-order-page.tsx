import { useTranslation } from '@selat/i18n'
import { ChevronLeft } from 'lucide-react'
import { Link, Navigate, useLocation } from 'react-router-dom'

import { bookingToken } from '../../../shared/booking-access.ts'
import { paths } from '../../../shared/paths.ts'
import { useSessionView } from '../../../shared/session-store.ts'
import { usePageParams } from '../../../shared/use-page-params.ts'
import { OrderDetail } from '../components/order-detail.tsx'

export default function HistoryOrderPage() {
  const { t } = useTranslation('order')
  const { id } = usePageParams('/history/:id')
  const { pathname } = useLocation()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  // A guest of this device may see it as well; anybody else says first who is asking.
  if (!isLoggedIn && bookingToken(id) === undefined)
    return <Navigate to={paths.login(pathname)} replace />
  return (
    <OrderDetail
      key={id}
      orderId={id}
      above={
        isLoggedIn && (
          <Link
            to={paths.orderHistory()}
            className="mb-4 inline-flex min-h-8 items-center gap-1 text-sm text-muted-foreground hover:underline hover:underline-offset-4 print:hidden"
          >
            <ChevronLeft aria-hidden className="size-4" />
            {t('history.title')}
          </Link>
        )
      }
    />
  )
}
