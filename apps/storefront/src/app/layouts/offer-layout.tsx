import { useTranslation } from '@selat/i18n'
import { SkipLink } from '@selat/ui/skip-link'
import type { PropsWithChildren } from 'react'

import { OfflineNotice } from './offline-notice.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'

/**
 * Surrounds an agency's offer to a customer with the choice of language and no shop, because the shop is not the agency's. The
 * page itself names the agency.
 */
export function OfferLayout({ children }: PropsWithChildren) {
  const { t } = useTranslation('common')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#content">{t('nav.skipToContent')}</SkipLink>
      <OfflineNotice />
      <header className="mx-auto flex min-h-14 w-full max-w-5xl items-center justify-end px-4 sm:px-6 print:hidden">
        <PreferencesMenu />
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
    </div>
  )
}
