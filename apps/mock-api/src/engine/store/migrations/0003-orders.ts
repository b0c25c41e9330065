import type { Migration } from './migration.ts'

export const orders: Migration = {
  name: '0003-orders',
  statements: () => [
    `create table orders (
      tenant text not null, id text not null, confirmation_number text not null, token_hash text not null,
      user_id text, status text not null check (status in ('ENTRY', 'POSTED', 'CANCELLED', 'EXPIRED')),
      language text not null, contact text not null, additional_note text not null, code_reference text not null,
      currency text not null, exponent integer not null, total_amount bigint not null check (total_amount >= 0),
      created_at text not null, paid_at text, expires_at text, visit_date text,
      primary key (tenant, id), unique (tenant, confirmation_number))`,
    `create index orders_by_expiry on orders (status, expires_at)`,
    `create index orders_by_user on orders (tenant, user_id, created_at)`,
    `create table order_items (
      tenant text not null, id text not null, order_id text not null, position integer not null,
      item_content text not null, item text not null, qty integer not null check (qty > 0),
      booking text not null, price text not null, passengers text not null,
      primary key (tenant, id))`,
    `create index order_items_by_order on order_items (tenant, order_id, position)`,
    `create table tickets (
      tenant text not null, id text not null, number text not null, order_id text not null, order_item_id text not null,
      passenger_index integer not null, sector_index integer not null,
      state text not null check (state in ('reserved', 'issued', 'checked_in', 'used', 'void')),
      band text not null, sailing_id text, qr_payload text not null, valid_until text,
      primary key (tenant, id), unique (tenant, number),
      unique (tenant, order_item_id, passenger_index, sector_index))`,
    `create index tickets_by_order on tickets (tenant, order_id)`,
  ],
}
