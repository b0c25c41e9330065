import { useTranslation } from '@selat/i18n'
import { SkipLink } from '@selat/ui/skip-link'
import type { PropsWithChildren } from 'react'

import { BrandMark } from '../../shared/kit/brand-mark.tsx'
import { AccountMenu } from './account-menu.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'

/**
 * Surrounds an authority's page with its account and no shop, and leaves the whole width to the table. The page itself shows
 * the state of the connection.
 */
export function ManifestLayout({ children }: PropsWithChildren) {
  const { t } = useTranslation('common')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#content">{t('nav.skipToContent')}</SkipLink>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-border bg-card px-4 print:hidden">
        <BrandMark />
        {/* On a phone the buttons show icons alone to save space; screen readers still hear the names. */}
        <div className="flex items-center gap-1 max-sm:[&_button_span]:sr-only">
          <PreferencesMenu />
          <AccountMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
    </div>
  )
}
