import type { Migration } from './migration.ts'

/**
 * Adds the events of an order besides those of its payment, whose history stays apart. That history now says which method was
 * chosen and why a try failed.
 */
export const orderEvents: Migration = {
  name: '0013-order-events',
  statements: () => [
    `create table order_events (
      tenant text not null, order_id text not null, seq integer not null, at text not null, event text not null,
      amount bigint, method text, reason text, people text not null, sailing_id text, change_id text,
      primary key (tenant, order_id, seq))`,
    `alter table payment_events add column detail text`,
  ],
}
