import type { Migration } from './migration.ts'

export const payments: Migration = {
  name: '0004-payments',
  statements: (dialect) => [
    `create table payments (
      tenant text not null, id text not null, order_id text not null,
      state text not null check (state in ('ordered', 'pending', 'paid', 'completed', 'finished', 'cancelled')),
      currency text not null, exponent integer not null, amount bigint not null check (amount >= 0),
      method_code text, reference text, instructions text, expires_at text, settles_at text,
      primary key (tenant, id), unique (tenant, order_id))`,
    `create index payments_by_settling on payments (settles_at)`,
    `create table payment_events (
      tenant text not null, payment_id text not null, seq integer not null,
      at text not null, event text not null, state text not null,
      primary key (tenant, payment_id, seq))`,
    `create table proofs (
      tenant text not null, id text not null, payment_id text not null,
      file_name text not null, media_type text not null, size integer not null check (size > 0),
      bytes ${dialect === 'postgres' ? 'bytea' : 'blob'} not null, uploaded_at text not null, rejection text,
      primary key (tenant, id))`,
    `create index proofs_by_payment on proofs (tenant, payment_id, uploaded_at)`,
    `create table outbox (
      tenant text not null, id text not null, dedupe_key text not null, kind text not null, order_id text,
      language text not null, recipient text not null, subject text not null,
      text_body text not null, html_body text not null, attachments text not null, created_at text not null,
      primary key (tenant, id), unique (tenant, dedupe_key))`,
  ],
}
