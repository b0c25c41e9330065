import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Popover } from '@selat/ui/popover'
import { CircleUser } from 'lucide-react'

import { useSession } from '../../shared/app/session-store.ts'
import { AccountSummary } from './deferred-panels.tsx'
import { LoginLink } from './login-link.tsx'

/** Shows visitors the link to log in, and signed-in users a menu with their account and the way to log out. */
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
        <Button
          variant="ghost"
          className="px-3 text-sm xl:px-2"
          aria-label={`${t('nav.account')}: ${name}`}
        >
          <CircleUser aria-hidden />
          <span className="line-clamp-3 max-w-32 min-w-16 text-start leading-tight wrap-anywhere">
            {name}
          </span>
        </Button>
      }
    >
      {(close) => <AccountSummary onFollow={close} />}
    </Popover>
  )
}
