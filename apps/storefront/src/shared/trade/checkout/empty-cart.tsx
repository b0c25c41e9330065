import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { Search } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../app/paths.ts'
import { useTenant } from '../../app/tenant.ts'
import { UnpaidOrder } from './unpaid-order.tsx'

/** Says in cart and checkout that there is nothing to book, and links to what waits to be paid and to what the tenant sells. */
export function EmptyCart() {
  const { t } = useTranslation('cart')
  const { Products } = useTenant()
  return (
    <>
      <UnpaidOrder />
      <EmptyState
        title={t('page.emptyTitle')}
        description={t('page.emptyBody')}
        illustration={<Seascape seed="empty-cart" scene="islands" />}
        action={
          <>
            {Products.includes('ferry') && (
              <Button asChild variant="main">
                <Link to={paths.ferry()}>
                  <Search aria-hidden />
                  {t('page.searchFerries')}
                </Link>
              </Button>
            )}
            {Products.some((product) => product !== 'ferry') && (
              <Button asChild variant="outline">
                <Link to={paths.home()}>{t('page.start')}</Link>
              </Button>
            )}
          </>
        }
      />
    </>
  )
}
