import { deferredForAgents } from '../../../../shared/trade/agency/deferred-for-agents.tsx'

const line = <p className="h-5" />

/** These parts of an order are shown to agents only, so they are deferred. */
export const AgencySale = deferredForAgents(() =>
  import('./agency-sale.tsx').then((module) => module.AgencySale),
)
export const AgencySaleLine = deferredForAgents(
  () => import('../agency-sale-line.tsx').then((module) => module.AgencySaleLine),
  { place: line },
)
export const AgencySaleAmount = deferredForAgents(
  () => import('../agency-sale-line.tsx').then((module) => module.AgencySaleAmount),
  { place: line },
)
