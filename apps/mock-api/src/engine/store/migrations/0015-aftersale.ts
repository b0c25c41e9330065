import type { Migration } from './migration.ts'

/**
 * Adds quotes, refunds, and changes of date with the order that pays their difference. A moved ticket holds its seat itself and
 * knows how much more, or less, was paid for it.
 */
export const aftersale: Migration = {
  name: '0015-aftersale',
  statements: () => [
    `alter table orders add column change_of text`,
    `create index orders_by_change on orders (tenant, change_of)`,
    `alter table tickets add column moved_at text`,
    `alter table tickets add column fare_change bigint not null default 0`,
    `create table quotes (
      tenant text not null, id text not null, order_id text not null, kind text not null check (kind in ('refund', 'change')),
      content text not null, expires_at text not null, used_at text,
      primary key (tenant, id))`,
    `create table refunds (
      tenant text not null, id text not null, order_id text not null, state text not null check (state in ('processing', 'completed')),
      currency text not null, exponent integer not null, amount bigint not null check (amount >= 0),
      destination text not null, method_code text, account text not null, lines text not null, language text not null,
      requested_at text not null, expected_at text not null, settles_at text, completed_at text,
      primary key (tenant, id), check ((completed_at is not null) = (state = 'completed')),
      check ((settles_at is null) = (state = 'completed')))`,
    `create index refunds_by_order on refunds (tenant, order_id)`,
    `create index refunds_by_settling on refunds (settles_at)`,
    `create table ticket_changes (
      tenant text not null, id text not null, order_id text not null, payment_order_id text,
      state text not null check (state in ('waiting', 'done', 'lapsed')),
      sailing_id text not null, tickets text not null, fee bigint not null, difference bigint not null,
      closes_at text not null, requested_at text not null, decided_at text,
      primary key (tenant, id), unique (tenant, payment_order_id),
      check ((decided_at is null) = (state = 'waiting')))`,
    `create index ticket_changes_by_order on ticket_changes (tenant, order_id)`,
  ],
}
