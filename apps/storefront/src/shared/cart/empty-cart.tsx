import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { Search } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../paths.ts'

/** What cart and checkout show when there is nothing to book. */
export function EmptyCart() {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      title={t('page.emptyTitle')}
      description={t('page.emptyBody')}
      illustration={<Seascape seed="empty-cart" scene="islands" />}
      action={
        <Button asChild variant="main">
          <Link to={paths.ferry()}>
            <Search aria-hidden />
            {t('page.searchFerries')}
          </Link>
        </Button>
      }
    />
  )
}
