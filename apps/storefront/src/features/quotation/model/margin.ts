import type { Schemas } from '@selat/sdk'

type Totals = Pick<Schemas['Quotation'], 'NetTotal' | 'SellingTotal'>

/** What an agency earns: the amount, and its share of the selling price; none of nothing. */
export function marginOf({ NetTotal, SellingTotal }: Totals): {
  amount: Schemas['Money']
  share: number
} {
  const amount = SellingTotal.Amount - NetTotal.Amount
  return {
    amount: { ...SellingTotal, Amount: amount },
    share: SellingTotal.Amount === 0 ? 0 : amount / SellingTotal.Amount,
  }
}
