import { useTranslation } from '@selat/i18n'
import { SkipLink } from '@selat/ui/skip-link'

import { useHasMoved } from '../../shared/first-move.ts'
import { VersionNotice } from './late-panels.tsx'
import type { LayoutProps } from './layout.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function DefaultLayout({ children }: LayoutProps) {
  const { t } = useTranslation('common')
  const hasMoved = useHasMoved()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#content">{t('nav.skipToContent')}</SkipLink>
      <div className="sticky top-0 z-30">
        <SiteHeader />
        <OfflineNotice />
        {hasMoved && <VersionNotice />}
      </div>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
