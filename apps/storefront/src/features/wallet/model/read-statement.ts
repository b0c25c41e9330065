import { closeStatement, type Closing } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toMoney } from '../../../shared/trade/price/wire-money.ts'

type Statement = Schemas['WalletStatement']

/** Counts a statement's closing line from its entries, independently of the server's sums. */
export function closingOf({
  Opening,
  Items,
  End,
}: Pick<Statement, 'Opening' | 'Items' | 'End'>): Closing {
  return closeStatement({
    opening: toMoney(Opening),
    entries: Items.map(({ Amount }) => toMoney(Amount)),
    end: toMoney(End),
  })
}

/** Returns the entries of a kind that contain a text, in upper or lower case. */
export function findEntries(
  items: Statement['Items'],
  { kind, search = '' }: { kind?: Schemas['StatementEntryKind']; search?: string },
): Statement['Items'] {
  const wanted = search.toLowerCase()
  return items.filter(
    (entry) => (kind === undefined || entry.Kind === kind) && wordsOf(entry).includes(wanted),
  )
}

function wordsOf({ Note, BankFrom, By, ConfirmationNumber }: Statement['Items'][number]): string {
  return [Note, BankFrom, By, ConfirmationNumber].join('\n').toLowerCase()
}
