import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { TopUpRow } from '../../engine/store/tables/wallet-tables.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import type { OfferedAccount } from './top-up-offer.ts'

/** Converts a top-up for its agency. */
export function toWireTopUp(row: TopUpRow): Schemas['TopUp'] {
  return {
    Id: row.id,
    Number: row.number,
    State: row.state,
    Amount: toWireMoney(row),
    Account: toWireAccount({
      code: row.account_code,
      bank: row.bank,
      name: row.account_name,
      number: row.account_number,
      currency: row.currency,
    }),
    BankFrom: row.bank_from,
    Note: row.note,
    FileName: row.file_name,
    RequestedAt: row.requested_at,
    RequestedBy: row.requested_by,
    DecidedAt: row.decided_at,
    Rejection: row.rejection,
  }
}

export function toWireAccount({
  code,
  bank,
  name,
  number,
  currency,
}: OfferedAccount): Schemas['TopUpAccount'] {
  return {
    Code: code,
    Bank: bank,
    AccountName: name,
    AccountNumber: number,
    Currency: currency,
  }
}
