import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import { Link, useLocation } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { useTenant } from '../../../shared/app/tenant.ts'

/**
 * Stands in place of the checkout if the tenant requires an account for every booking (APP-6). The cart is kept over the login.
 */
export function AccountNeeded() {
  const { t } = useTranslation(['order', 'common'])
  const { pathname, search } = useLocation()
  const { Account } = useTenant()
  const here = pathname + search
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('checkout.title')} />
      <PageHeading>{t('checkout.title')}</PageHeading>
      <EmptyState
        className="mt-6"
        title={t('needsAccount.title')}
        description={t('needsAccount.body')}
        illustration={<Seascape seed="account-needed" scene="strait" />}
        action={
          <>
            <Button asChild variant="main">
              <Link to={paths.login(here)}>{t('common:nav.login')}</Link>
            </Button>
            {Account.IsRegistrationOpen && (
              <Button asChild variant="outline">
                <Link to={paths.register(here)}>{t('needsAccount.register')}</Link>
              </Button>
            )}
          </>
        }
      />
    </div>
  )
}
