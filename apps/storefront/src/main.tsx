import '@selat/ui/styles.css'
import { testSiteHost } from '@selat/domain'

import { env } from './env.ts'
import { showStoredAppearance } from './shared/app/appearance.ts'
import { downloadTexts, firstTexts } from './shared/app/download-texts.ts'
import { currentLanguage } from './shared/app/locale.ts'
import { reloadForMissingFile } from './shared/app/reload-guard.ts'
import { tellCaught, watchFailures } from './shared/app/reports/watch-failures.ts'
import { whenIdle } from './shared/app/spare-time.ts'
import { findVisitorBy } from './shared/app/visitor/current-visitor.ts'
import { readStart } from './shared/app/visitor/read-start.ts'
import { createVisitor } from './shared/app/visitor/visitor.ts'
import { showStartFailure } from './show-start-failure.ts'
import { showTenantLoader } from './show-tenant-loader.ts'
import { requestBase } from './start-base.ts'

// zod compiles its checks where it may. The site's policy forbids that, and even the question lands in the console.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const rendered = readStart()
const host = testSiteHost(window.location.hostname, env.testSiteDomain)
const visitor = createVisitor(rendered?.start ?? { host })
findVisitorBy(() => visitor)
const startReports = watchFailures()

showStoredAppearance()
if (!rendered) {
  showTenantLoader()
  // It is on its way while React downloads, as the texts are.
  requestBase(host)
}
// The browser reads its tables of languages and time zones at the first use of Intl, which takes longer than any
// component does. It has time for that while the app is on its way.
whenIdle(() => new Intl.DateTimeFormat('en', { timeZone: 'UTC' }))
downloadTexts(currentLanguage(), [...firstTexts, ...(rendered?.texts ?? [])])

window.addEventListener('vite:preloadError', (event) => {
  if (reloadForMissingFile()) event.preventDefault()
})

import('./app/mount.tsx')
  .then(({ mount }) => mount(host, rendered))
  .catch((failure: unknown) => {
    tellCaught(failure)
    showStartFailure(failure)
  })
  .finally(startReports)
