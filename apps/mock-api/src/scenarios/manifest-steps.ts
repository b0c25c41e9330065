import { bought } from './aftersale-steps.ts'
import { theOrder } from './sample-order.ts'
import type { ScenarioCall, ScenarioStep } from './scenario.ts'

/** The agents' site, on which the authority of Batam and HarbourFront has its account. */
export const query = { system: 4102 }
/** The sailing of the sample order. */
export const SAILING = 'sai_HFC-BTC-SRL-20261212-1020'
/** A sailing between Singapore and Johor. */
export const FOREIGN = 'sai_TMF-DSR-JSX-20261212-0830'
const NOW = '2026-11-20T06:30:00Z'
/** A scan needs a reason, because it is long before the sailing's check-in. */
const REASON = 'A group that boards early'

export const authority = signedIn('sari', 'selat-demo-6')
export const agent = signedIn('rizal', 'selat-demo-4')

/** The query and session of an authority's calls. */
export const as = { query, token: '{session}' }
export const on = (id: string) => ({ ...as, path: { id } })

export const manifest: ScenarioCall = { operation: 'getManifest', ...on(SAILING) }
export const hand: ScenarioCall = { operation: 'exportManifest', ...on(SAILING) }
export const shown: ScenarioStep = {
  operation: 'listTickets',
  ...theOrder,
  keep: { number: '/Items/0/Number', qr: '/Items/0/QrPayload' },
}
export const atGate: readonly ScenarioStep[] = [...bought, shown, authority]

/** Makes one scan at the gate of the sample order's sailing; `id` is the device's own. */
export function scan(id: string, changes: Readonly<Record<string, string>> = {}): ScenarioCall {
  const gate = { Sailing: SAILING, Place: 'Gate 2', At: NOW, Reason: REASON }
  const usual = { Kind: 'check_in', Code: '{qr}', ...gate }
  const Items = [{ Id: `scenario-scan-${id}`, ...usual, ...changes }]
  return { operation: 'recordScans', ...as, body: { Items } }
}

function signedIn(Username: string, Password: string): ScenarioStep {
  return {
    operation: 'login',
    query,
    body: { Username, Password },
    keep: { session: '/Token' },
  }
}
