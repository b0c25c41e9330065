import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'

export function NoOpenTickets() {
  const { t } = useTranslation('ticket')
  const { t: tCommon } = useTranslation('common')
  const { pathname, search } = useLocation()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  return (
    <EmptyState
      title={t('redeem.emptyTitle')}
      description={t('redeem.emptyBody')}
      illustration={<Seascape seed="no-open-tickets" />}
      action={
        <>
          {!isLoggedIn && (
            <Button asChild>
              <Link to={paths.login(pathname + search)}>{tCommon('nav.login')}</Link>
            </Button>
          )}
          <Button asChild variant={isLoggedIn ? 'secondary' : 'outline'}>
            <Link to={paths.ferry()}>{t('redeem.buy')}</Link>
          </Button>
        </>
      }
    />
  )
}
