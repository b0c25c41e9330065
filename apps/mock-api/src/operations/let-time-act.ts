import { runSweeps } from '../kernel/execute.ts'
import type { Services } from '../kernel/services.ts'
import { sweeps } from './sweeps.ts'

/** Does what time has undone or brought about by now; every request of the API does the same before it looks. */
export function letTimeAct(services: Services): Promise<void> {
  return runSweeps(services, sweeps, services.clock.now())
}
