import '@selat/ui/styles.css'
import { testSiteHost } from '@selat/domain'

import { env } from './env.ts'
import { showStoredAppearance } from './shared/appearance.ts'
import { downloadFirstTexts } from './shared/first-texts.ts'
import { currentLanguage } from './shared/locale.ts'
import { showTenantLoader } from './show-tenant-loader.ts'
import { requestBase } from './start-base.ts'

const host = testSiteHost(window.location.hostname, env.testSiteDomain)

showStoredAppearance()
showTenantLoader()
// Both are on their way while React downloads.
requestBase(host)
downloadFirstTexts(currentLanguage())

void import('./app/mount.tsx').then(({ mount }) => mount(host))
