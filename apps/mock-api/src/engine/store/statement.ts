import type { Compilable, CompiledQuery } from 'kysely'

import type { Db } from './db.ts'

/** What a statement has found, and how many rows it has changed. */
export type StatementResult<Row> = { readonly rows: readonly Row[]; readonly changed: number }

/** Runs a compiled query, with other parameters than those that it was compiled with. */
export type Run = (query: CompiledQuery, parameters: readonly unknown[]) => StatementResult<unknown>

/** Stands in a compiled statement for a value that each run gives. */
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
    const given = values as Readonly<Record<string, unknown>> // as the builder has named them
    return runCompiled(
      db,
      query,
      query.parameters.map((value) => (value instanceof Slot ? given[value.name] : value)),
    )
  }
}

/** Whatever name a builder asks for, it gets a stand-in that the query keeps as it keeps any value. */
const STAND_INS = new Proxy({}, { get: (_values, name) => new Slot(String(name)) })

/** Stores whose statements need not be waited for, by what their transactions share with them: the adapter. */
const immediate = new WeakMap<object, Run>()

/** Lets the transactions of an engine in this process run compiled statements at once, without a driver's turns. */
export function runAtOnce(db: Db, run: Run): void {
  immediate.set(db.getExecutor().adapter, run)
}

/** Runs a compiled statement with the parameters of this time. */
export async function runCompiled<Row>(
  db: Db,
  query: CompiledQuery<Row>,
  parameters: readonly unknown[],
): Promise<StatementResult<Row>> {
  // Outside of a transaction it has to wait for those of others.
  const run = db.isTransaction ? immediate.get(db.getExecutor().adapter) : undefined
  // What a text gives is what the builder of it has been typed with.
  if (run) return run(query, parameters) as StatementResult<Row>
  const { rows, numAffectedRows = 0n } = await db.executeQuery<Row>({ ...query, parameters })
  return { rows, changed: Number(numAffectedRows) }
}
