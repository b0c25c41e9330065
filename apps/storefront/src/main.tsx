import '@selat/ui/styles.css'
import { testSiteHost } from '@selat/domain'

import { env } from './env.ts'
import { showStoredAppearance } from './shared/app/appearance.ts'
import { downloadTexts, firstTexts } from './shared/app/download-texts.ts'
import { loadFormats } from './shared/app/formats/load-formats.ts'
import { currentLanguage } from './shared/app/locale.ts'
import { reloadForMissingFile } from './shared/app/reload-guard.ts'
import { reportCaught, watchFailures } from './shared/app/reports/watch-failures.ts'
import { nextTask } from './shared/app/spare-time.ts'
import { findVisitorBy } from './shared/app/visitor/current-visitor.ts'
import { readStart } from './shared/app/visitor/read-start.ts'
import { createVisitor } from './shared/app/visitor/visitor.ts'
import { showStartFailure } from './show-start-failure.ts'
import { showTenantLoader } from './show-tenant-loader.ts'
import { requestBase } from './start-base.ts'

// Zod would try to compile its checks. The site's policy forbids that, and even the attempt would be logged in the console.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const rendered = readStart()
const host = testSiteHost(window.location.hostname, env.testSiteDomain)
const visitor = createVisitor(rendered?.start ?? { host })
findVisitorBy(() => visitor)
const startReports = watchFailures()

showStoredAppearance()
if (!rendered) {
  showTenantLoader()
  // The request is sent now, so that its answer and the texts arrive while React downloads.
  requestBase(host)
}
loadFormats()
window.addEventListener('vite:preloadError', (event) => {
  if (reloadForMissingFile()) event.preventDefault()
})

/** Runs in a task of its own, because evaluating the modules of this file has taken one. */
async function startApp(): Promise<void> {
  await nextTask()
  downloadTexts(currentLanguage(), [...firstTexts, ...(rendered?.texts ?? [])])
  const { mount } = await import('./app/mount.tsx')
  await mount(host, rendered)
}

startApp()
  .catch((failure: unknown) => {
    reportCaught(failure)
    showStartFailure(failure)
  })
  .finally(startReports)
