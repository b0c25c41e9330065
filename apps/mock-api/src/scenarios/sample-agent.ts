import { oneWayItem } from './sample-items.ts'
import { held, orderOf, ordered, samplePassenger } from './sample-order.ts'
import type { ScenarioCall, ScenarioStep } from './scenario.ts'

/** The agents' site. */
const query = { system: 4102, currency: 'IDR' }

/** An agent with enough rupiah for many orders. */
const RIZAL = { Username: 'rizal', Password: 'selat-demo-4' }
/** An agent who has mostly Singapore dollars. */
const LI_MEI = { Username: 'limei', Password: 'selat-demo-5' }

/** The steps of a member who logs in, keeps `session`, and orders a sailing. */
export function walletOrder(): readonly ScenarioStep[] {
  return [signedIn(RIZAL), { ...held(), query }, { ...ordered, query, token: '{session}' }]
}

/** Returns the steps of a member who orders for ten with too little money in the wallet. */
export function expensiveWalletOrder(): readonly ScenarioStep[] {
  const party = Array.from('ABCDEFGHIJ', (letter, index) =>
    samplePassenger({ FirstName: `WEI ${letter}`, PassportNumber: `K100000${index}N` }),
  )
  return [
    signedIn(LI_MEI),
    { ...held(oneWayItem({ Qty: 10, QtyAdult: 10 })), query },
    { ...ordered, query, token: '{session}', body: orderOf('{item}', party) },
  ]
}

/** Makes a step of the payment by the agent. */
export function byWallet(
  operation: 'startPayment' | 'confirmPayment' | 'getPayment',
): ScenarioCall {
  const call = { operation, query, token: '{session}', path: { id: '{order}' } }
  return operation === 'startPayment' ? { ...call, body: { PaymentMethod: 'AGENT_WALLET' } } : call
}

function signedIn(body: typeof RIZAL): ScenarioStep {
  return { operation: 'login', query, body, keep: { session: '/Token' } }
}
