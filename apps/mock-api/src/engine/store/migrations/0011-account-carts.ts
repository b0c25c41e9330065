import type { Migration } from './migration.ts'

/**
 * An account has one cart, which only it opens. Carts that were opened before stay with whoever has their token, as they
 * were; the account's items move over when it opens its own.
 */
export const accountCarts: Migration = {
  name: '0011-account-carts',
  statements: () => [
    `update carts set user_id = null`,
    `create unique index carts_by_user on carts (tenant, user_id) where user_id is not null`,
  ],
}
