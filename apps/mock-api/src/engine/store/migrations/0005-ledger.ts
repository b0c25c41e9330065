import type { Migration } from './migration.ts'

/** Books payments that ended before the ledger existed, as the ledger would have booked them. */
const EARLIER_PAYMENTS = `
  insert into ledger_transfers (
    tenant, id, reference, phase, kind, debit_account, debit_seq, credit_account, credit_seq,
    amount, currency, exponent, hold_id, order_id, payment_id, note, at)
  with came as (
    select p.tenant, p.id as payment_id, p.order_id, p.amount, p.currency, p.exponent,
      coalesce(p.reference, '') as note, e.at, e.state,
      'clearing:' || coalesce(p.method_code, 'UNALLOCATED') || ':' || p.currency as clearing
    from payments p join payment_events e on e.tenant = p.tenant and e.payment_id = p.id
    where p.amount > 0 and e.event in ('verify', 'late_payment')),
  moves as (
    select came.*, 'capture' as kind, 'trf_' || substr(payment_id, 5) as id, clearing as debit,
      case when state = 'cancelled' then 'refunds_payable:' else 'sales:' end || currency as credit
    from came
    union all
    select came.*, 'refund', 'trf_' || substr(order_id, 5), 'refunds_payable:' || currency, clearing
    from came where state = 'cancelled'),
  sides as (
    select tenant, id, at, kind, debit as account from moves
    union all select tenant, id, at, kind, credit from moves),
  entries as (
    select tenant, id, account,
      row_number() over (partition by tenant, account order by at, kind, id) as seq
    from sides)
  select m.tenant, m.id, m.kind || ':' || m.payment_id, 'booked', m.kind, m.debit, d.seq, m.credit, c.seq,
    m.amount, m.currency, m.exponent, null, m.order_id, m.payment_id, m.note, m.at
  from moves m
  join entries d on d.tenant = m.tenant and d.id = m.id and d.account = m.debit
  join entries c on c.tenant = m.tenant and c.id = m.id and c.account = m.credit`

const EARLIER_ACCOUNTS = `
  insert into ledger_accounts (
    tenant, id, kind, owner, currency, exponent, debits, credits, pending_debits, pending_credits, entries)
  with sides as (
    select tenant, debit_account as id, currency, exponent, amount as debit, 0 as credit from ledger_transfers
    union all
    select tenant, credit_account, currency, exponent, 0, amount from ledger_transfers)
  select tenant, id,
    case when id like 'clearing:%' then 'clearing' when id like 'sales:%' then 'sales' else 'refunds_payable' end,
    case when id like 'clearing:%' then substr(id, 10, length(id) - length(currency) - 10) end,
    currency, exponent, sum(debit), sum(credit), 0, 0, count(*)
  from sides group by tenant, id, currency, exponent`

export const ledger: Migration = {
  name: '0005-ledger',
  statements: () => [
    // Totals stay within what JavaScript counts exactly. The id of an account ends with its currency, so that both accounts of
    // a transfer are in one currency.
    `create table ledger_accounts (
      tenant text not null, id text not null,
      kind text not null check (kind in ('clearing', 'sales', 'refunds_payable', 'wallet', 'opening')),
      owner text, currency text not null, exponent integer not null check (exponent >= 0),
      debits bigint not null check (debits >= 0), credits bigint not null check (credits >= 0),
      pending_debits bigint not null check (pending_debits >= 0),
      pending_credits bigint not null check (pending_credits >= 0),
      entries integer not null check (entries >= 0),
      primary key (tenant, id),
      check (id like '%:' || currency),
      check (debits + pending_debits <= 9007199254740991 and credits + pending_credits <= 9007199254740991),
      check (kind not in ('wallet', 'refunds_payable') or debits + pending_debits <= credits))`,
    `create table ledger_transfers (
      tenant text not null, id text not null, reference text not null,
      phase text not null check (phase in ('booked', 'pending', 'posted', 'voided')),
      kind text not null check (kind in ('top_up', 'hold', 'capture', 'release', 'refund', 'adjustment')),
      debit_account text not null, debit_seq integer not null check (debit_seq > 0),
      credit_account text not null, credit_seq integer not null check (credit_seq > 0),
      amount bigint not null check (amount > 0),
      currency text not null, exponent integer not null check (exponent >= 0),
      hold_id text, order_id text, payment_id text, note text not null, at text not null,
      primary key (tenant, id),
      unique (tenant, reference),
      unique (tenant, hold_id),
      unique (tenant, debit_account, debit_seq),
      unique (tenant, credit_account, credit_seq),
      check (debit_account <> credit_account),
      check (debit_account like '%:' || currency and credit_account like '%:' || currency),
      check ((hold_id is not null) = (phase in ('posted', 'voided'))))`,
    `create index ledger_transfers_by_instant on ledger_transfers (at)`,
    EARLIER_PAYMENTS,
    EARLIER_ACCOUNTS,
  ],
}
