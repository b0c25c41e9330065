import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'

import { useSession } from '../../shared/session-store.ts'
import { useLogout } from '../use-logout.ts'

/** Whose account it is, and the way out. */
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
