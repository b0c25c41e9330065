import type { Migration } from './migration.ts'

/** Adds the customers of agencies, and the markup of each agency that has saved its own. */
export const customers: Migration = {
  name: '0018-customers',
  statements: () => [
    `create table customers (
      tenant text not null, id text not null, agency_id text not null, details text not null,
      sort_key text not null, search_text text not null,
      created_at text not null, updated_at text not null, deleted_at text,
      primary key (tenant, id))`,
    `create index customers_by_agency on customers (tenant, agency_id, sort_key)`,
    `create index orders_by_customer on orders (tenant, customer_id, created_at)`,
    `create table agency_markup (
      tenant text not null, agency_id text not null, rules text not null,
      updated_at text not null, updated_by text not null,
      primary key (tenant, agency_id))`,
  ],
}
