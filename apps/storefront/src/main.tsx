import '@selat/ui/styles.css'
import { testSiteHost } from '@selat/domain'

import { env } from './env.ts'
import { showStoredAppearance } from './shared/appearance.ts'
import { requestBase } from './start-base.ts'

const host = testSiteHost(window.location.hostname, env.testSiteDomain)

showStoredAppearance()
requestBase(host)

// The request above is on its way while React downloads.
void import('./app/mount.tsx').then(({ mount }) => mount(host))
