import { DatabaseSync } from 'node:sqlite'

import { CompiledQuery } from 'kysely'
import { vi } from 'vitest'

import { createSandbox } from '../../src/server/sandbox/sandbox.ts'

/**
 * The tables that a statement may read completely, because they stay small however much is booked. There is one ledger
 * account for each agency and payment method, and tries are deleted when their window is over.
 */
const SMALL = ['faults', 'ledger_accounts', 'schema_versions', 'subscribers', 'tries']

/** The statements of a migration, of the start of a sandbox, and of the console's list of mails. */
const SELDOM = [
  /^update carts set user_id = null$/,
  /^select "tenant" from "orders" where "tenant" not in /,
  / from "outbox" /,
]

/** Adds the texts of all statements that SQLite prepares while some work runs. */
export async function collectStatements<Result>(
  texts: Set<string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  try {
    return await work()
  } finally {
    for (const [text] of prepare.mock.calls) texts.add(text)
    prepare.mockRestore()
  }
}

/**
 * Returns the statements that become slower with every booking, with the tables of which they read all rows, or all rows of
 * a tenant. SQLite's plan shows this. It depends only on the statement and the indexes, as long as nobody runs `analyze`.
 */
export async function readsOfWholeTables(texts: Iterable<string>): Promise<string[]> {
  const { store, close } = await createSandbox()
  const found: string[] = []
  for (const text of texts) {
    if (!/^(select|update|delete)\b/.test(text) || SELDOM.some((seldom) => seldom.test(text)))
      continue
    const values = Array.from(text.matchAll(/\?/g), () => null)
    const { rows } = await store.db.executeQuery<PlanStep>(
      CompiledQuery.raw(`explain query plan ${text}`, values),
    )
    const tables = wholeTablesOf(rows)
    if (tables.length > 0) found.push(`${tables.join(', ')}: ${text}`)
  }
  await close()
  return found
}

type PlanStep = { readonly detail: string }

/**
 * Returns the tables that a plan scans, searches by the tenant alone, or indexes for this one statement. The rows of a
 * subquery are scanned too, but its own plan says how they are found.
 */
function wholeTablesOf(plan: readonly PlanStep[]): string[] {
  const inner = plan.flatMap(
    ({ detail }) => /^(?:CO-ROUTINE|MATERIALIZE) (\w+)/.exec(detail)?.[1] ?? [],
  )
  return plan.flatMap(({ detail }) => {
    const [, table = ''] =
      /^SCAN ([a-z_]+)/.exec(detail) ??
      /^SEARCH ([a-z_]+) .*(?:AUTOMATIC|\(tenant=\?\)$)/.exec(detail) ??
      []
    return table === '' || SMALL.includes(table) || inner.includes(table) ? [] : [table]
  })
}
