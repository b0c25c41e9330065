import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import { Link, useLocation } from 'react-router-dom'

import { PageMeta } from '../../app/page-meta.tsx'
import { paths } from '../../app/paths.ts'
import { useSessionView } from '../../app/session-store.ts'

/**
 * Says that an order was not found. The text is the same for an order that belongs to somebody else, because visitors
 * must not learn the difference (CHK-9).
 */
export function OrderNotFound() {
  const { t } = useTranslation('order')
  const { t: tCommon } = useTranslation('common')
  const { pathname, search } = useLocation()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('notFound.title')} />
      <PageHeading>{t('notFound.title')}</PageHeading>
      <EmptyState
        className="mt-6"
        title={t('notFound.subtitle')}
        description={t('notFound.body')}
        illustration={<Seascape seed="order-not-found" scene="islands" hasVessel={false} />}
        action={
          <>
            <Button asChild>
              <Link to={paths.findBooking()}>{t('find.title')}</Link>
            </Button>
            {!isLoggedIn && (
              <Button asChild variant="outline">
                <Link to={paths.login(pathname + search)}>{tCommon('nav.login')}</Link>
              </Button>
            )}
            <Button asChild variant="outline">
              <Link to={paths.home()}>{tCommon('error.home')}</Link>
            </Button>
          </>
        }
      />
    </div>
  )
}
