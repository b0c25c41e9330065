import type { MemberRole } from '@selat/domain'
import type { Schemas, UnknownValue } from '@selat/sdk'

import { paths } from '../../../shared/app/paths.ts'
import { treasurers } from '../../../shared/trade/agency/roles.ts'

export type DeskStep = {
  text: 'pay' | 'cart' | 'travellers' | 'topUp' | 'wallet' | 'book' | 'quotation'
  to: string
}

/**
 * Returns the next step of a task for a member with this role; null if the kind is unknown or its order or quotation is
 * missing.
 */
export function deskStep(item: Schemas['DeskItem'], role: MemberRole): DeskStep | null {
  const { Kind, Order, Quotation, TopUp, Wallet } = item
  const mayTopUp = treasurers.includes(role)
  switch (Kind) {
    case 'hold_lapsing':
    case 'unpaid':
      return Order === null
        ? { text: 'cart', to: paths.cart() }
        : { text: 'pay', to: paths.payment(Order) }
    case 'passport_missing':
      return Order === null ? null : { text: 'travellers', to: paths.historyOrder(Order) }
    case 'top_up_pending':
      return { text: 'wallet', to: paths.wallet(walletOf(item)) }
    case 'top_up_rejected':
      return mayTopUp && TopUp !== null
        ? { text: 'topUp', to: paths.topUp({ topup: TopUp }) }
        : { text: 'wallet', to: paths.wallet(walletOf(item)) }
    case 'low_balance':
      return mayTopUp && Wallet !== null
        ? { text: 'topUp', to: paths.topUp({ topup: 'new', wallet: Wallet }) }
        : { text: 'wallet', to: paths.wallet(walletOf(item)) }
    case 'quotation_accepted':
      return Quotation === null ? null : { text: 'book', to: paths.quotation(Quotation) }
    case 'quotation_lapsing':
      return Quotation === null ? null : { text: 'quotation', to: paths.quotation(Quotation) }
    default:
      Kind satisfies UnknownValue
      return null
  }
}

function walletOf({ Amount, Wallet }: Schemas['DeskItem']): { wallet?: string } {
  const wallet = Wallet ?? Amount?.Currency
  return wallet === undefined ? {} : { wallet }
}
