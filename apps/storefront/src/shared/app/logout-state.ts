import type { Location } from 'react-router-dom'

/** The `state` of a navigation to the manifest for a logout while check-ins still wait on the device. */
export const logoutState = { leaving: true }

export function isLoggingOut({ state }: Pick<Location<unknown>, 'state'>): boolean {
  return typeof state === 'object' && state !== null && 'leaving' in state
}
