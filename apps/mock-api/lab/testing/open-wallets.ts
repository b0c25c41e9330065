import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, onTestFinished } from 'vitest'

import { auditSandbox } from '../../src/audit/audit-sandbox.ts'
import { openAgency } from './open-agency.ts'
import { createOperator, pngFile } from './visitor.ts'

type TopUpInput = Partial<
  Record<'Amount' | 'Currency' | 'Account' | 'BankFrom' | 'Note', string>
> & {
  readonly file?: File
}

/** Makes the form of a member's top-up. A test's own fields replace the samples. */
export function topUpForm({ file = pngFile('transfer.png'), ...input }: TopUpInput = {}): FormData {
  const form = new FormData()
  const fields = {
    Amount: '10000000',
    Currency: 'IDR',
    Account: 'TRANSFER_MANDIRI',
    BankFrom: 'BCA',
    Note: 'November',
    ...input,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('File', file)
  return form
}

/** Opens a sandbox in which members of agencies use their wallet. The audit runs at the end of the test. */
export async function openWalletDesk() {
  const agency = await openAgency()
  const { sandbox } = agency
  onTestFinished(async () => {
    expect(sandbox.services.requests.list().flatMap(({ violations }) => violations)).toEqual([])
    expect(await auditSandbox(sandbox.store.db, sandbox.services)).toEqual([])
  })
  const operate = createOperator(sandbox)

  async function signIn(name: Parameters<typeof agency.signIn>[0]) {
    const member = await agency.signIn(name)
    const { call } = member
    const pay = async (order: Schemas['Order']) => {
      const path = { id: order.Id }
      await call('startPayment', { path, body: { PaymentMethod: 'AGENT_WALLET' } })
      return (await call('confirmPayment', { path })).body
    }
    const wallet = async (currency = 'IDR') => {
      const { Items } = (await call('getWallet')).body
      const found = Items.find(({ Currency }) => Currency === currency)
      if (!found) throw new Error(`No wallet in ${currency}`)
      return found
    }
    return {
      ...member,
      pay,
      wallet,
      topUp: async (input?: TopUpInput) =>
        (await call('requestTopUp', { body: topUpForm(input) })).body,
      statement: async (query: Record<string, string> = {}) =>
        (
          await call('getWalletStatement', {
            query: { wallet: 'IDR', dateFrom: '2026-11-01', dateUntil: '2026-11-30', ...query },
          })
        ).body,
    }
  }

  const approve = ({ Id }: Pick<Schemas['TopUp'], 'Id'>) => operate(`top-ups/${Id}/approve`, {})
  const reject = ({ Id }: Pick<Schemas['TopUp'], 'Id'>, reason = 'amount_differs') =>
    operate(`top-ups/${Id}/reject`, { reason })

  return { ...agency, signIn, operate, approve, reject }
}

export type WalletDesk = Awaited<ReturnType<typeof openWalletDesk>>
