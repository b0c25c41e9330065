import type { Db } from '../engine/store/store.ts'
import { clearingAccount, walletAccount } from '../features/ledger/account.ts'

/**
 * Checks that each approved top-up is booked once, with the declared values, that no other one is booked, and that each has a
 * proof.
 */
export async function auditTopUps(db: Db): Promise<string[]> {
  const topUps = await db.selectFrom('top_ups').selectAll().execute()
  const proofs = await db.selectFrom('top_up_proofs').select(['tenant', 'top_up_id']).execute()
  const transfers = await db
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('kind', '=', 'top_up')
    .execute()
  const due = topUps
    .filter(({ state }) => state === 'approved')
    .map((row) => {
      const from = clearingAccount(row.tenant, row.account_code, row).id
      const to = walletAccount(row.tenant, row.agency_id, row).id
      return `${row.tenant} top_up:${row.id} ${row.amount} ${from} to ${to} at ${row.decided_at}`
    })
  const booked = transfers.map(
    ({ tenant, reference, amount, debit_account, credit_account, at }) =>
      `${tenant} ${reference} ${amount} ${debit_account} to ${credit_account} at ${at}`,
  )
  const left = new Set(booked)
  const missing = due.filter((line) => !left.delete(line))
  const pictured = new Set(proofs.map(({ tenant, top_up_id: id }) => `${tenant} ${id}`))
  return [
    ...missing.map((line) => `not booked: ${line}`),
    ...[...left].map((line) => `booked for nothing: ${line}`),
    ...topUps
      .filter(({ tenant, id }) => !pictured.has(`${tenant} ${id}`))
      .map(({ id }) => `${id} has no proof`),
  ]
}
