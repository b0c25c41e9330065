import type { Migration } from './migration.ts'

export const kernel: Migration = {
  name: '0001-kernel',
  statements: () => [
    `create table sessions (
      tenant text not null, token_hash text not null, user_id text not null,
      created_at text not null, expires_at text not null,
      primary key (tenant, token_hash))`,
    `create table idempotency (
      tenant text not null, scope text not null, key text not null, request_hash text not null,
      status integer not null, headers text not null, body text not null, expires_at text not null,
      primary key (tenant, scope, key))`,
    `create index idempotency_by_expiry on idempotency (expires_at)`,
    `create table tries (
      tenant text not null, bucket text not null, window_at text not null, count integer not null check (count >= 0),
      primary key (tenant, bucket, window_at))`,
    `create table user_states (
      tenant text not null, user_id text not null, state text not null,
      primary key (tenant, user_id))`,
    `create table faults (
      tenant text not null, id text not null, rule text not null,
      primary key (tenant, id))`,
    `create table meta (
      tenant text not null, name text not null, value text not null,
      primary key (tenant, name))`,
    `create table seat_inventory (
      tenant text not null, sailing_id text not null, class text not null,
      capacity integer not null check (capacity >= 0),
      held integer not null check (held >= 0),
      sold integer not null check (sold >= 0),
      primary key (tenant, sailing_id, class),
      check (held + sold <= capacity))`,
    `create table seat_holds (
      tenant text not null, owner_id text not null, sector_index integer not null,
      inventory text not null, sailing_id text not null, class text not null,
      seats integer not null check (seats > 0),
      state text not null check (state in ('held', 'sold')),
      primary key (tenant, owner_id, sector_index))`,
    `create index seat_holds_by_sailing on seat_holds (inventory, sailing_id, class)`,
  ],
}
