import { useTranslation } from '@selat/i18n'
import { Link } from 'react-router-dom'

import { useManageBookingPath } from './use-manage-booking.ts'

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
