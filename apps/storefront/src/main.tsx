import '@selat/ui/styles.css'
import { testSiteHost } from '@selat/domain'

import { env } from './env.ts'
import { showStoredAppearance } from './shared/appearance.ts'
import { downloadTexts, firstTexts } from './shared/download-texts.ts'
import { currentLanguage } from './shared/locale.ts'
import { reloadForMissingFile } from './shared/reload-guard.ts'
import { showStartFailure } from './show-start-failure.ts'
import { showTenantLoader } from './show-tenant-loader.ts'
import { requestBase } from './start-base.ts'

// zod compiles its checks where it may. The site's policy forbids that, and even the question lands in the console.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const host = testSiteHost(window.location.hostname, env.testSiteDomain)

showStoredAppearance()
showTenantLoader()
// Both are on their way while React downloads.
requestBase(host)
downloadTexts(currentLanguage(), firstTexts)

window.addEventListener('vite:preloadError', (event) => {
  if (reloadForMissingFile()) event.preventDefault()
})

import('./app/mount.tsx').then(({ mount }) => mount(host)).catch(showStartFailure)
