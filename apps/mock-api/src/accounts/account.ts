import type { AccountRow } from '../store/tables/account-tables.ts'

/** Who a session belongs to. */
export type Account = {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly name: string
  readonly role: string
  readonly currency: string
  readonly isB2b: boolean
  readonly isB2c: boolean
}

export function toAccount(row: AccountRow): Account {
  const { id, username, email, name, role, currency } = row
  return {
    id,
    username,
    email,
    name,
    role,
    currency,
    isB2b: row.is_b2b === 1,
    isB2c: row.is_b2c === 1,
  }
}

/** How user names and e-mail addresses are compared: capitals make no difference. */
export function toAccountKey(text: string): string {
  return text.trim().toLowerCase()
}
