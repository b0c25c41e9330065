import { useTranslation } from '@selat/i18n'
import { Sheet } from '@selat/ui/sheet'

import { useSession } from '../../shared/app/session-store.ts'
import { AccountSummary } from './account-summary.tsx'
import { LoginLink } from './login-link.tsx'
import { ManageBookingLink } from './manage-booking-link.tsx'
import { Preferences } from './preferences.tsx'
import { ProductLinks } from './product-links.tsx'

export type PhoneSheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Shows all parts of the header that do not fit on a phone. */
export function PhoneSheet({ isOpen, onOpenChange }: PhoneSheetProps) {
  const { t } = useTranslation('common')
  const isLoggedIn = useSession((state) => state.token !== null)
  const close = () => onOpenChange(false)
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('nav.menu')}
      closeLabel={t('nav.closeMenu')}
      side="right"
    >
      <div className="flex flex-col gap-6">
        <nav aria-label={t('nav.main')} className="-mx-3">
          <ProductLinks onFollow={close} />
          <div className="mt-2 border-t border-border pt-2">
            <ManageBookingLink
              onFollow={close}
              className="flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-muted"
            />
          </div>
        </nav>
        {isLoggedIn ? <AccountSummary onFollow={close} /> : <LoginLink onFollow={close} />}
        <Preferences />
      </div>
    </Sheet>
  )
}
