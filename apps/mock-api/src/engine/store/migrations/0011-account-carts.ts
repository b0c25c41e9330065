import type { Migration } from './migration.ts'

/**
 * Gives each account one cart, which only the account opens. Carts that were opened before lose their account and are opened by
 * their token. The account's items move to its own cart when it opens that.
 */
export const accountCarts: Migration = {
  name: '0011-account-carts',
  statements: () => [
    `update carts set user_id = null`,
    `create unique index carts_by_user on carts (tenant, user_id) where user_id is not null`,
  ],
}
