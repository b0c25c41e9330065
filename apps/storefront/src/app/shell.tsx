import { useTranslation } from '@selat/i18n'
import { Progress } from '@selat/ui/progress'
import { Suspense } from 'react'
import { useLocation, useOutlet, useNavigation } from 'react-router-dom'

import { useOpenConsent } from '../shared/app/analytics/consent.ts'
import { usePendingDownloads } from '../shared/app/navigation-progress.ts'
import { useSession } from '../shared/app/session-store.ts'
import { deferredUntilRendered } from '../shared/kit/deferred.tsx'
import { KeepAlivePages } from './keep-alive-pages.tsx'
import { Layout } from './layouts/layout.tsx'
import { LoginRequests } from './login-requests.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { Scroll } from './scroll.tsx'
import { TenantHead } from './tenant-head.tsx'
import { useShownPage } from './use-shown-page.ts'

/** Surrounds every page with the tenant's part of the document, the layout, and the pages that are kept alive. */
export function Shell() {
  const location = useLocation()
  const outlet = useOutlet()
  const token = useSession((state) => state.token)
  const { page, hasFailed } = useShownPage()
  const { layout, keepAlive } = page
  const isKept = keepAlive && !hasFailed
  return (
    <>
      <TenantHead />
      <NavigationProgress />
      <LoginRequests />
      <ConsentPlace />
      <Suspense>
        {!isKept && <Layout name={layout}>{outlet}</Layout>}
        <KeepAlivePages
          // The key changes with the account, because the next account must not see what this one typed.
          key={token ?? 'visitor'}
          shown={isKept ? { location, layout, page: outlet } : null}
        />
        <RouteAnnouncer page={page} />
      </Suspense>
      <Scroll />
    </>
  )
}

const ConsentPanel = deferredUntilRendered(() =>
  import('./consent-panel.tsx').then((module) => module.ConsentPanel),
)

/** Asks visitors whether their tenant may record what they look at; renders nothing unless the question is open. */
function ConsentPlace() {
  const consent = useOpenConsent()
  return consent !== null && <ConsentPanel consent={consent} />
}

/** Shows a thin bar while a page or texts are loading (NAV-12). */
function NavigationProgress() {
  const { t } = useTranslation('common')
  const isOnTheWay = useNavigation().state !== 'idle'
  const isDownloading = usePendingDownloads((state) => state.count > 0)
  if (!isOnTheWay && !isDownloading) return null
  // The bar lies outside all landmarks, where only a live region is still found. As it appears together with its text,
  // screen readers do not read it out.
  return (
    <div aria-live="polite">
      <Progress
        label={t('nav.loadingPage')}
        className="fixed inset-x-0 top-0 z-50 h-1 rounded-none"
      />
    </div>
  )
}
