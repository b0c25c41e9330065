import { session } from './shared/app/session-store.ts'
import { tenantImage } from './shared/app/tenant-image.ts'

/** On a later visit the loading screen shows the tenant's own picture, once that is there (APP-6). */
export function showTenantLoader(): void {
  const screen = document.getElementById('loading-screen')
  const address = session().loader
  if (!screen || !address) return
  const image = new Image()
  image.src = tenantImage(address)
  image.alt = ''
  image.decode().then(
    () => screen.replaceChildren(image),
    // The neutral picture stays.
    () => undefined,
  )
}
