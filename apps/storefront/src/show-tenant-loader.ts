import { session } from './shared/app/session-store.ts'
import { tenantImage } from './shared/app/tenant-image.ts'

/** Shows the tenant's own picture on the loading screen of a later visit, once the picture is loaded (APP-6). */
export function showTenantLoader(): void {
  const screen = document.getElementById('loading-screen')
  const address = session().loader
  if (!screen || !address) return
  const image = new Image()
  image.src = tenantImage(address)
  image.alt = ''
  image.decode().then(
    () => screen.replaceChildren(image),
    // If the picture cannot be loaded, the neutral one stays.
    () => undefined,
  )
}
