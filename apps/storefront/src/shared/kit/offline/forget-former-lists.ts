import { session } from '../../app/session-store.ts'
import { DEVICE_DATABASE } from './device-database.ts'

/**
 * Deletes the passengers that accounts other than the present one have opened on this device, because a logout or
 * another login ends the right to see them. A device without manifests downloads no code for this.
 */
export async function forgetFormerLists(): Promise<void> {
  if (!(await hasManifests())) return
  const { deviceOwner, forgetTravellers } = await import('./manifest-device.ts')
  const { user, systemId, token } = session()
  const owner = user && token !== null ? deviceOwner(systemId, user.Id) : null
  await forgetTravellers(owner)
}

async function hasManifests(): Promise<boolean> {
  // Some browsers have no storage of this kind.
  const databases = await globalThis.indexedDB?.databases().catch(() => [])
  return databases?.some(({ name }) => name === DEVICE_DATABASE) ?? false
}
