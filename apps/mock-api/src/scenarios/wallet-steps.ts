import { asAgent, query } from './agency-steps.ts'
import { receipt } from './sample-order.ts'
import type { ScenarioCall, ScenarioStep } from './scenario.ts'

export const wallet: ScenarioCall = { operation: 'getWallet', ...asAgent }

const NOVEMBER = { dateFrom: '2026-11-01', dateUntil: '2026-11-30' }

/** Asks for the statement of November in rupiah, with changes. */
export function statementOf(changes: Record<string, string> = {}): ScenarioCall {
  return {
    operation: 'getWalletStatement',
    ...asAgent,
    query: { ...query, wallet: 'IDR', ...NOVEMBER, ...changes },
  }
}

export const terms: ScenarioCall = { operation: 'getTopUpTerms', ...asAgent }

/** Requests a top-up of ten million rupiah, with changes. */
export function topUpOf(changes: Record<string, string> = {}): ScenarioCall {
  return {
    operation: 'requestTopUp',
    ...asAgent,
    file: receipt,
    form: {
      Amount: '10000000',
      Currency: 'IDR',
      Account: 'TRANSFER_MANDIRI',
      BankFrom: 'BCA',
      Note: 'November',
      ...changes,
    },
  }
}

export const declaredTopUp: ScenarioStep = { ...topUpOf(), keep: { topUp: '/Id' } }
export const ofTopUp = { ...asAgent, path: { id: '{topUp}' } }
export const readTopUp: ScenarioCall = { operation: 'getTopUp', ...ofTopUp }
export const cancelTopUp: ScenarioCall = { operation: 'cancelTopUp', ...ofTopUp }
export const listTopUps: ScenarioCall = { operation: 'listTopUps', ...asAgent }

export const approveTopUp: ScenarioStep = { console: 'top-ups/{topUp}/approve', body: {} }
export const rejectTopUp = (reason: string): ScenarioStep => ({
  console: 'top-ups/{topUp}/reject',
  body: { reason },
})
