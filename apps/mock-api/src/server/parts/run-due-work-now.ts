import type { SandboxParts } from './sandbox-parts.ts'

/** Runs the work that is due by now, as every request of the API does before it reads anything. */
export async function runDueWorkNow({
  settings,
  dueWork,
  clock,
}: Pick<SandboxParts, 'settings' | 'dueWork' | 'clock'>): Promise<void> {
  await settings.refresh()
  await dueWork.run(clock.now())
}
