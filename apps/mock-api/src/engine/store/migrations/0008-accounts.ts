import type { Migration } from './migration.ts'

export const accounts: Migration = {
  name: '0008-accounts',
  statements: (dialect) => [
    `create table accounts (
      tenant text not null, id text not null,
      username text not null, username_key text not null, email text not null, email_key text not null,
      name text not null, phone_code text not null, phone_number text not null, id_card_number text not null,
      street_address text not null, nationality text, referral text,
      role text not null, currency text not null, is_b2b integer not null, is_b2c integer not null,
      is_email_verified integer not null, pending_email text, password_hash text not null,
      created_at text not null, updated_at text not null,
      primary key (tenant, id), unique (tenant, username_key), unique (tenant, email_key))`,
    `create table emailed_codes (
      tenant text not null, account_id text not null,
      purpose text not null check (purpose in ('verify', 'reset', 'new_email')),
      email text not null, code_hash text not null, expires_at text not null, resend_at text not null,
      tries_left integer not null check (tries_left >= 0),
      primary key (tenant, account_id, purpose))`,
    `create table passengers (
      tenant text not null, account_id text not null, id text not null,
      details text not null, sort_key text not null, search_text text not null, passport_key text,
      created_at text not null, updated_at text not null, deleted_at text,
      primary key (tenant, account_id, id), unique (tenant, account_id, passport_key))`,
    `create table concerns (
      tenant text not null, id text not null, reference text not null, account_id text,
      name text not null, email text not null, product text not null, booking_id text not null,
      concern text not null, file_name text, media_type text,
      bytes ${dialect === 'postgres' ? 'bytea' : 'blob'}, received_at text not null,
      primary key (tenant, id), unique (tenant, reference))`,
    `create table subscribers (
      tenant text not null, email_key text not null, email text not null, language text not null,
      subscribed_at text not null,
      primary key (tenant, email_key))`,
    `create index sessions_by_user on sessions (tenant, user_id)`,
  ],
}
