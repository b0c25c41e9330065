import { useTranslation } from '@selat/i18n'
import { SkipLink } from '@selat/ui/skip-link'
import type { PropsWithChildren } from 'react'

import { useHasInteracted } from '../../shared/app/first-interaction.ts'
import { AfterMove, AgencyBar } from './deferred-panels.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { useNewVersion } from './watch-version.ts'

export function DefaultLayout({ children }: PropsWithChildren) {
  const { t } = useTranslation('common')
  const hasInteracted = useHasInteracted()
  const isOutdated = useNewVersion((state) => state.version !== null)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#content">{t('nav.skipToContent')}</SkipLink>
      <div className="sticky top-0 z-30">
        <SiteHeader />
        <OfflineNotice />
        {(hasInteracted || isOutdated) && <AfterMove />}
      </div>
      <AgencyBar />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="mt-16 border-t border-border bg-muted/60 offscreen-160 md:offscreen-108 print:hidden">
        <SiteFooter />
      </footer>
    </div>
  )
}
