import type { Migration } from './migration.ts'

/** Adds the promo codes that orders have used, with their users, and unfinished checkouts, whose link is stored as a hash. */
export const promoAndDrafts: Migration = {
  name: '0014-promo-and-drafts',
  statements: () => [
    `alter table orders add column promo_code text not null default ''`,
    `create table promo_uses (
      tenant text not null, order_id text not null, code text not null, user_id text, email_key text not null,
      primary key (tenant, order_id))`,
    `create index promo_uses_by_code on promo_uses (tenant, code)`,
    `create table checkout_drafts (
      tenant text not null, cart_id text not null, id text not null, token_hash text not null, sealed_cart_token text,
      draft text not null, expires_at text not null,
      primary key (tenant, cart_id), unique (tenant, token_hash))`,
    `create index checkout_drafts_by_expiry on checkout_drafts (expires_at)`,
  ],
}
