import { useTranslation } from '@selat/i18n'
import { SkipLink } from '@selat/ui/skip-link'

import { BrandMark } from '../../shared/kit/brand-mark.tsx'
import { AccountMenu } from './account-menu.tsx'
import type { LayoutProps } from './layout.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'

/** For an authority: its name and the way out, no shop, the whole width for the table. The page tells of its line itself. */
export function ManifestLayout({ children }: LayoutProps) {
  const { t } = useTranslation('common')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#content">{t('nav.skipToContent')}</SkipLink>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-border bg-card px-4 print:hidden">
        <BrandMark />
        {/* On a phone the icons alone: the names stay for who hears them, and the row is the ship's. */}
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
