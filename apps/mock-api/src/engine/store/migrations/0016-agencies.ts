import type { Migration } from './migration.ts'

/**
 * Gives accounts an agency and a role in it. Orders belong to the agency, whichever member placed them, and the actions of
 * members are recorded.
 */
export const agencies: Migration = {
  name: '0016-agencies',
  statements: () => [
    `alter table accounts add column agency_id text`,
    `alter table accounts add column member_role text check (member_role in ('owner', 'booker', 'finance'))`,
    `alter table accounts add column member_state text not null default 'active' check (member_state in ('invited', 'active', 'inactive'))`,
    `alter table accounts add column last_seen_at text`,
    `create index accounts_by_agency on accounts (tenant, agency_id)`,
    `alter table orders add column agency_id text`,
    `alter table orders add column agency_name text`,
    `alter table orders add column booked_by text`,
    `alter table orders add column customer_id text`,
    `alter table orders add column customer_name text`,
    `alter table orders add column selling_amount bigint`,
    `alter table orders add column quotation_id text`,
    `create index orders_by_agency on orders (tenant, agency_id, created_at)`,
    `create table agency_events (
      tenant text not null, id text not null, agency_id text not null, at text not null,
      by_id text, by_name text not null, event text not null, about text not null, order_id text,
      amount bigint, currency text, exponent integer,
      primary key (tenant, id))`,
    `create index agency_events_by_agency on agency_events (tenant, agency_id, at)`,
  ],
}
