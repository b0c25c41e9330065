import { useTranslation } from '@selat/i18n'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

import { bookingToken } from '../../../shared/app/booking-access.ts'
import { paths } from '../../../shared/app/paths.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { usePageParams } from '../../../shared/kit/address/use-page-params.ts'
import { SignedOut } from '../../../shared/kit/signed-out.tsx'
import { OrderDetail } from '../components/detail/order-detail.tsx'

export default function HistoryOrderPage() {
  const { t } = useTranslation('order')
  const { id } = usePageParams('/history/:id')
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  // The session may have ended in another tab while this page was open.
  if (!isLoggedIn && bookingToken(id) === undefined) return <SignedOut title={t('history.title')} />
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
