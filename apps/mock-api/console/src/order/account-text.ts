import type { OrderAnswer } from '@selat/mock-api/console'

import { moneyText } from '../shared/money-text.ts'

export type OrderMoney = OrderAnswer['money']
export type Account = OrderMoney['accounts'][number]
export type Transfer = OrderMoney['transfers'][number]

type Named = { title: string; kind: string }

/** Names an account: payers by their method, wallets by their agency, and accounts of the tenant by what they hold. */
export function accountText({ kind, owner, holder }: Account, tenant: string): Named {
  switch (kind) {
    case 'clearing':
      return { title: (owner ?? 'Unknown').replaceAll('_', ' '), kind: 'payer' }
    case 'wallet':
      return { title: holder ?? owner ?? 'Agency', kind: 'wallet' }
    case 'sales':
      return { title: 'Sales', kind: tenant }
    case 'refunds_payable':
      return { title: 'Refunds payable', kind: tenant }
    case 'opening':
      return { title: 'Opening', kind: tenant }
    default:
      return kind satisfies never
  }
}

/** Describes the balance of an account after this order: what it paid, received, keeps or owes. */
export function outcomeText({ kind, balance }: Pick<Account, 'kind' | 'balance'>): string {
  const amount = moneyText({ ...balance, amount: Math.abs(balance.amount) })
  if (kind === 'refunds_payable') return balance.amount === 0 ? 'owes nothing' : `owes ${amount}`
  if (kind === 'sales') return balance.amount === 0 ? 'keeps nothing' : `keeps ${amount}`
  if (balance.amount === 0) return 'has all back'
  return balance.amount < 0 ? `paid ${amount}` : `received ${amount}`
}

/** Names the reason of a transfer. A refund has two, which the credited account distinguishes. */
export function transferText(
  { kind, phase, credit }: Pick<Transfer, 'kind' | 'phase' | 'credit'>,
  accounts: readonly Account[],
): string {
  const isOwed = accounts.find(({ id }) => id === credit)?.kind === 'refunds_payable'
  if (kind === 'refund') return isOwed ? 'refund owed' : 'refund paid'
  if (kind === 'capture' && isOwed) return 'late money'
  const text = kind.replaceAll('_', ' ')
  return phase === 'booked' ? text : `${text}, ${phase}`
}
