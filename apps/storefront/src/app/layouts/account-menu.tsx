import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Popover } from '@selat/ui/popover'
import { CircleUser } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '../../shared/paths.ts'
import { useSession } from '../../shared/session-store.ts'
import { useLogout } from '../use-logout.ts'

/** The way in for a visitor; whose account it is, and the way out, for everyone else. */
export function AccountMenu() {
  const { t } = useTranslation('common')
  const isLoggedIn = useSession((state) => state.token !== null)
  const name = useSession((state) => state.userInfo?.DisplayName ?? state.user?.Name ?? '')
  if (!isLoggedIn) return <LoginLink />
  return (
    <Popover
      align="end"
      label={t('nav.account')}
      className="w-64 p-4"
      trigger={
        <Button variant="ghost" className="px-3" aria-label={`${t('nav.account')}: ${name}`}>
          <CircleUser aria-hidden />
          <span className="max-w-32 truncate">{name}</span>
        </Button>
      }
    >
      <AccountSummary />
    </Popover>
  )
}

export function LoginLink({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const isThere = pathname === paths.login()
  return (
    <Button asChild variant="outline" size="sm" className="md:min-h-10">
      <Link to={isThere ? pathname + search : paths.login(pathname + search)} onClick={onFollow}>
        {t('nav.login')}
      </Link>
    </Button>
  )
}

export function AccountSummary() {
  const { t } = useTranslation('common')
  const user = useSession((state) => state.user)
  const username = useSession((state) => state.profile?.Username)
  const logout = useLogout()
  return (
    <div className="flex flex-col gap-4">
      <dl className="min-w-0">
        <dt className="sr-only">{t('nav.account')}</dt>
        <dd className="truncate font-semibold">{user?.Name}</dd>
        <dd className="truncate text-sm text-muted-foreground">{username}</dd>
        <dt className="mt-3 text-sm text-muted-foreground">{t('preferences.currency')}</dt>
        <dd className="tabular">{user?.CurrencyObj.Code}</dd>
      </dl>
      <Button variant="outline" size="sm" onClick={() => void logout()}>
        {t('nav.logout')}
      </Button>
    </div>
  )
}
