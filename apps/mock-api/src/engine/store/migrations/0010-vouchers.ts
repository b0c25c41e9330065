import type { Migration } from './migration.ts'

/** Adds vouchers: one for each item that is not a ferry. */
export const vouchers: Migration = {
  name: '0010-vouchers',
  statements: () => [
    `create table vouchers (
      tenant text not null, id text not null, number text not null, order_id text not null, order_item_id text not null,
      state text not null check (state in ('reserved', 'issued', 'checked_in', 'used', 'void')),
      qr_payload text not null, valid_until text,
      primary key (tenant, id), unique (tenant, number), unique (tenant, order_item_id))`,
    `create index vouchers_by_order on vouchers (tenant, order_id)`,
  ],
}
