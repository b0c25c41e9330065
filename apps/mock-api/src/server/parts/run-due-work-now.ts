import type { SandboxParts } from './sandbox-parts.ts'

/** Does what time has undone or brought about by now; every request of the API does the same before it looks. */
export async function runDueWorkNow({
  settings,
  dueWork,
  clock,
}: Pick<SandboxParts, 'settings' | 'dueWork' | 'clock'>): Promise<void> {
  await settings.refresh()
  await dueWork.run(clock.now())
}
