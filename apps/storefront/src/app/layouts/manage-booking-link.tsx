import { INSTANSI_ROLE, isB2bHost } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { Link } from 'react-router-dom'

import { useAppState } from '../../shared/app/app-state.ts'
import { paths } from '../../shared/app/paths.ts'
import { useSession, useSessionView } from '../../shared/app/session-store.ts'

export type ManageBookingLinkProps = { className?: string; onFollow?: () => void }

/** Links to the page on which bookings are managed, for the header, the phone's menu and the footer. */
export function ManageBookingLink({ className, onFollow }: ManageBookingLinkProps) {
  const { t } = useTranslation('common')
  const path = useManageBookingPath()
  if (path === null) return null
  return (
    <Link to={path} className={className} onClick={onFollow}>
      {t('nav.manageBooking')}
    </Link>
  )
}

/**
 * Returns the path at which bookings are managed: the orders of an account, or the search for a guest's booking by its number
 * and e-mail address. Null for visitors of the agents' site and for authorities, because the guards (§2) let them open neither.
 */
function useManageBookingPath(): string | null {
  const isAgents = useAppState((state) => isB2bHost(state.host))
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const role = useSession((state) => state.user?.Role.Name)
  if (!isLoggedIn) return isAgents ? null : paths.findBooking()
  return role === INSTANSI_ROLE ? null : paths.orderHistory()
}
