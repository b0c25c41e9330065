import type { SharedSettings } from './shared-settings.ts'

/**
 * Runs a call with the settings of all processes. Reads them before the call, and resolves when the call's own changes are
 * stored.
 */
export async function withFreshSettings<T>(
  settings: SharedSettings,
  call: () => Promise<T> | T,
): Promise<T> {
  await settings.refresh()
  const answer = await call()
  await settings.settle()
  return answer
}
