import { useTranslation } from '@selat/i18n'
import { IconButton } from '@selat/ui/icon-button'
import { Menu } from 'lucide-react'
import { useState } from 'react'

import { PhoneSheet } from './deferred-panels.tsx'

/** Opens the sheet with the parts of the header that do not fit on a phone. */
export function PhoneMenu() {
  const { t } = useTranslation('common')
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <div className="lg:hidden">
      <IconButton
        label={t('nav.openMenu')}
        icon={<Menu aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {isOpen !== undefined && <PhoneSheet isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  )
}
