import type { Compilable, CompiledQuery } from 'kysely'

import type { Db } from './db.ts'

/** The rows that a statement has found, and the number of rows that it has changed. */
export type StatementResult<Row> = { readonly rows: readonly Row[]; readonly changed: number }

/** Runs a compiled query with other parameters than those that it was compiled with. */
export type Run = (query: CompiledQuery, parameters: readonly unknown[]) => StatementResult<unknown>

/** Stands in a compiled statement for a value that each run supplies. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that many calls need, built once for each store: to build one takes longer than SQLite takes to do it. The
 * builder is given stand-ins, so it may put the values anywhere in the query, but not look at them.
 * @example const findCart = statement((db, { tenant }: { tenant: string }) => db.selectFrom('carts').where('tenant', '=', tenant))
 */
export function statement<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<StatementResult<Row>> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return (db, values) => {
    const { adapter } = db.getExecutor()
    let query = compiled.get(adapter)
    if (!query) compiled.set(adapter, (query = build(db, STAND_INS as Values).compile()))
    const given = values as Readonly<Record<string, unknown>> // The keys are the names that the builder has asked for.
    return runCompiled(
      db,
      query,
      query.parameters.map((value) => (value instanceof Slot ? given[value.name] : value)),
    )
  }
}

/** Returns a stand-in for every name that a builder asks for. The query keeps it as it keeps any value. */
const STAND_INS = new Proxy({}, { get: (_values, name) => new Slot(String(name)) })

/** The synchronous `run` of stores in this process, by the adapter that a store shares with its transactions. */
const immediate = new WeakMap<object, Run>()

/** Lets transactions of a store in this process run compiled statements synchronously, without a driver's turns. */
export function runAtOnce(db: Db, run: Run): void {
  immediate.set(db.getExecutor().adapter, run)
}

/** Runs a compiled statement with the given parameters. */
export async function runCompiled<Row>(
  db: Db,
  query: CompiledQuery<Row>,
  parameters: readonly unknown[],
): Promise<StatementResult<Row>> {
  // A statement outside of a transaction has to wait for the transactions of others, so it goes through the driver.
  const run = db.isTransaction ? immediate.get(db.getExecutor().adapter) : undefined
  // The cast is safe, because the rows of the text are those that its builder is typed with.
  if (run) return run(query, parameters) as StatementResult<Row>
  const { rows, numAffectedRows = 0n } = await db.executeQuery<Row>({ ...query, parameters })
  return { rows, changed: Number(numAffectedRows) }
}
