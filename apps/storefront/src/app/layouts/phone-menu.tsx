import { useTranslation } from '@selat/i18n'
import { IconButton } from '@selat/ui/icon-button'
import { Sheet } from '@selat/ui/sheet'
import { Menu } from 'lucide-react'
import { useState } from 'react'

import { useSession } from '../../shared/session-store.ts'
import { AccountSummary, LoginLink } from './account-menu.tsx'
import { Preferences } from './preferences.tsx'
import { ProductLinks } from './product-links.tsx'

/** Everything of the header that a phone has no room for. */
export function PhoneMenu() {
  const { t } = useTranslation('common')
  const [isOpen, setOpen] = useState(false)
  const isLoggedIn = useSession((state) => state.token !== null)
  const close = () => setOpen(false)
  return (
    <div className="md:hidden">
      <IconButton
        label={t('nav.openMenu')}
        icon={<Menu aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('nav.menu')}
        closeLabel={t('nav.closeMenu')}
        side="right"
      >
        <div className="flex flex-col gap-6">
          <nav aria-label={t('nav.main')} className="-mx-3">
            <ProductLinks onFollow={close} />
          </nav>
          {isLoggedIn ? <AccountSummary /> : <LoginLink onFollow={close} />}
          <Preferences />
        </div>
      </Sheet>
    </div>
  )
}
