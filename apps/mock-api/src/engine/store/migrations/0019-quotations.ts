import type { Migration } from './migration.ts'

/** Adds quotations of agencies to their customers, with the prices of the day. */
export const quotations: Migration = {
  name: '0019-quotations',
  statements: () => [
    `create table quotations (
      tenant text not null, id text not null, number text not null, token_hash text not null,
      agency_id text not null, state text not null check (state in ('sent', 'accepted', 'booked', 'lapsed', 'cancelled')),
      language text not null, created_by_id text not null, created_by text not null, created_at text not null,
      valid_until text not null, customer_id text, customer_name text not null, note text not null,
      items text not null, currency text not null, exponent integer not null,
      net_amount bigint not null, selling_amount bigint not null,
      accepted_at text, answer text, order_id text,
      primary key (tenant, id), unique (tenant, number), unique (tenant, token_hash),
      check ((order_id is not null) = (state = 'booked')))`,
    `create index quotations_by_agency on quotations (tenant, agency_id, created_at)`,
    `create index quotations_by_validity on quotations (state, valid_until)`,
  ],
}
