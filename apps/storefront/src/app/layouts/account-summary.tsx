import { INSTANSI_ROLE } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../shared/app/paths.ts'
import { useSession } from '../../shared/app/session-store.ts'
import { useLogout } from '../../shared/kit/use-logout.ts'
import { sellers } from '../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../shared/trade/agency/use-agency.ts'

/** Shows the name of the signed-in user, the links to the pages of the account, and the button to log out. */
export function AccountSummary({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('common')
  const user = useSession((state) => state.user)
  const username = useSession((state) => state.profile?.Username)
  const logout = useLogout()
  const isSeller = useIsFor(sellers)
  return (
    <div className="flex flex-col gap-4">
      <dl className="min-w-0">
        <dt className="sr-only">{t('nav.account')}</dt>
        <dd className="font-semibold wrap-anywhere">{user?.Name}</dd>
        <dd className="text-sm wrap-anywhere text-muted-foreground">{username}</dd>
        <dt className="mt-3 text-sm text-muted-foreground">{t('preferences.currency')}</dt>
        <dd className="tabular">{user?.CurrencyObj.Code}</dd>
      </dl>
      {user?.Role.Name !== INSTANSI_ROLE && (
        <ul className="-mx-3 flex flex-col">
          <AccountLink to={paths.orderHistory()} text={t('nav.orders')} onFollow={onFollow} />
          <AccountLink to={paths.profile()} text={t('nav.profile')} onFollow={onFollow} />
          {isSeller && (
            <AccountLink
              to={paths.profilePassenger()}
              text={t('nav.passengers')}
              onFollow={onFollow}
            />
          )}
        </ul>
      )}
      <Button variant="outline" size="sm" onClick={() => void logout()}>
        {t('nav.logout')}
      </Button>
    </div>
  )
}

type AccountLinkProps = { to: string; text: string; onFollow: (() => void) | undefined }

function AccountLink({ to, text, onFollow }: AccountLinkProps) {
  return (
    <li>
      <Link
        to={to}
        onClick={onFollow}
        className="flex min-h-10 items-center rounded-md px-3 font-semibold hover:bg-muted"
      >
        {text}
      </Link>
    </li>
  )
}
