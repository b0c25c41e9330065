import type { Services } from './services.ts'

/** Does what time has undone or brought about by now; every request of the API does the same before it looks. */
export async function runDueWorkNow(services: Services): Promise<void> {
  await services.control.refresh()
  await services.lapse(services, services.clock.now())
}
