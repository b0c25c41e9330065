import type { Migration } from './migration.ts'

export const carts: Migration = {
  name: '0002-carts',
  statements: () => [
    `create table carts (
      tenant text not null, id text not null, token_hash text not null, user_id text, created_at text not null,
      primary key (tenant, id), unique (tenant, token_hash))`,
    `create table cart_items (
      tenant text not null, id text not null, cart_id text not null, position integer not null,
      item_content text not null, item text not null,
      state text not null check (state in ('held', 'expired', 'ordered')),
      booking text not null, price text not null,
      hold_expires_at text not null, extensions integer not null check (extensions >= 0),
      price_guaranteed_until text not null, created_at text not null,
      primary key (tenant, id))`,
    `create index cart_items_by_cart on cart_items (tenant, cart_id, position)`,
    `create index cart_items_by_hold on cart_items (state, hold_expires_at)`,
  ],
}
