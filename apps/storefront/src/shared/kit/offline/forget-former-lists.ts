import { session } from '../../app/session-store.ts'
import { DEVICE_DATABASE } from './device-database.ts'

/**
 * Forgets the passengers whom another account, or nobody any more, has opened on this device: the end of a session and
 * another login end the right to see them. A device that never had a manifest downloads nothing for it.
 */
export async function forgetFormerLists(): Promise<void> {
  if (!(await hasManifests())) return
  const { deviceOwner, forgetTravellers } = await import('./manifest-device.ts')
  const { user, systemId, token } = session()
  const owner = user && token !== null ? deviceOwner(systemId, user.Id) : null
  await forgetTravellers(owner)
}

async function hasManifests(): Promise<boolean> {
  // Missing where the browser keeps nothing.
  const databases = await globalThis.indexedDB?.databases().catch(() => [])
  return databases?.some(({ name }) => name === DEVICE_DATABASE) ?? false
}
