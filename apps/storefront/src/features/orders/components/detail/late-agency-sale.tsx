import { lateForAgents } from '../../../../shared/trade/agency/late-for-agents.tsx'

const line = <p className="h-5" />

/** These parts of an order are shown to agents only, so they are deferred. */
export const AgencySale = lateForAgents(() =>
  import('./agency-sale.tsx').then((module) => module.AgencySale),
)
export const AgencySaleLine = lateForAgents(
  () => import('../agency-sale-line.tsx').then((module) => module.AgencySaleLine),
  { place: line },
)
export const AgencySaleAmount = lateForAgents(
  () => import('../agency-sale-line.tsx').then((module) => module.AgencySaleAmount),
  { place: line },
)
