import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import { Link } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'

/** Shows a payment page that was opened without an order. */
export function NoOrder() {
  const { t } = useTranslation('payment')
  const { t: tCommon } = useTranslation('common')
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('page.title')} />
      <PageHeading>{t('page.title')}</PageHeading>
      <EmptyState
        className="mt-6"
        title={t('page.noOrder')}
        description={t('page.noOrderBody')}
        illustration={<Seascape seed="no-order" />}
        action={
          <>
            <Button asChild>
              <Link to={paths.pendingPayment()}>{t('waiting.title')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.cart()}>{tCommon('nav.cart')}</Link>
            </Button>
          </>
        }
      />
    </div>
  )
}
