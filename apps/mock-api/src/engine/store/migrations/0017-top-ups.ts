import type { Migration } from './migration.ts'

const ACCOUNT_COLUMNS = `tenant, id, kind, owner, currency, exponent,
  debits, credits, pending_debits, pending_credits, entries`

/**
 * Adds top-ups, which agencies report, and credit limits of wallets. The table of accounts is made anew, because SQLite changes
 * no CHECK. A transfer now names the bank that it came from and the member who moved it.
 */
export const topUps: Migration = {
  name: '0017-top-ups',
  statements: () => [
    `create table ledger_accounts_with_credit (
      tenant text not null, id text not null,
      kind text not null check (kind in ('clearing', 'sales', 'refunds_payable', 'wallet', 'opening')),
      owner text, currency text not null, exponent integer not null check (exponent >= 0),
      debits bigint not null check (debits >= 0), credits bigint not null check (credits >= 0),
      pending_debits bigint not null check (pending_debits >= 0),
      pending_credits bigint not null check (pending_credits >= 0),
      entries integer not null check (entries >= 0),
      credit_limit bigint not null check (credit_limit >= 0),
      primary key (tenant, id),
      check (id like '%:' || currency),
      check (kind = 'wallet' or credit_limit = 0),
      check (debits + pending_debits <= 9007199254740991
        and credits + pending_credits + credit_limit <= 9007199254740991),
      check (kind not in ('wallet', 'refunds_payable') or debits + pending_debits <= credits + credit_limit))`,
    `insert into ledger_accounts_with_credit (${ACCOUNT_COLUMNS}, credit_limit)
      select ${ACCOUNT_COLUMNS}, 0 from ledger_accounts`,
    `drop table ledger_accounts`,
    `alter table ledger_accounts_with_credit rename to ledger_accounts`,
    `alter table ledger_transfers add column bank_from text not null default ''`,
    `alter table ledger_transfers add column by_name text not null default ''`,
    `create table top_ups (
      tenant text not null, id text not null, agency_id text not null, number text not null,
      state text not null check (state in ('pending', 'approved', 'rejected', 'cancelled')),
      amount bigint not null check (amount > 0), currency text not null, exponent integer not null,
      account_code text not null, bank text not null, account_name text not null, account_number text not null,
      bank_from text not null, note text not null, file_name text not null,
      requested_at text not null, requested_by text not null, requested_by_id text not null,
      settles_at text, decided_at text, rejection text,
      primary key (tenant, id), unique (tenant, number),
      check ((decided_at is null) = (state = 'pending')),
      check ((settles_at is null) = (state <> 'pending')),
      check ((rejection is not null) = (state = 'rejected')))`,
    `create index top_ups_by_agency on top_ups (tenant, agency_id, requested_at)`,
    `create index top_ups_by_settling on top_ups (settles_at)`,
    `create table top_up_proofs (
      tenant text not null, top_up_id text not null, media_type text not null,
      size integer not null check (size > 0), bytes blob not null,
      primary key (tenant, top_up_id))`,
  ],
}
