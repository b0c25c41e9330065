import type { SharedSettings } from './shared-settings.ts'

/** A call begins with what other processes have set, and ends when what it has set itself is written. */
export async function withFreshSettings<T>(
  settings: SharedSettings,
  call: () => Promise<T> | T,
): Promise<T> {
  await settings.refresh()
  const answer = await call()
  await settings.settle()
  return answer
}
