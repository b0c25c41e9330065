import type { CompiledQuery, DatabaseConnection } from 'kysely'

import type { NodeSqlite } from '../../../src/engine/store/node-sqlite.ts'
import { type StoreRefusal, toRefusal } from './refusals.ts'

/** A statement of a store, and its result. */
export type AskedStatement = {
  readonly query: CompiledQuery
  readonly parameters: readonly unknown[]
  /** Null until the statement is done. Entries are in the order in which statements ran. */
  gave: { readonly rows: readonly object[] } | { readonly changed: number } | StoreRefusal | null
}

/** Records every statement of a store in memory, in the order in which they run. */
export function recordStore(sqlite: NodeSqlite, asked: AskedStatement[]): NodeSqlite {
  function ask(query: CompiledQuery, parameters: readonly unknown[]): AskedStatement {
    const entry: AskedStatement = { query, parameters: [...parameters], gave: null }
    asked.push(entry)
    return entry
  }

  /**
   * Records a connection. It runs a statement when it is called, and returns the result only after other statements may have
   * run.
   */
  function recordConnection(connection: DatabaseConnection): void {
    const executeQuery = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query, options) => {
      const entry = ask(query, query.parameters)
      try {
        const result = await executeQuery(query, options)
        entry.gave = toGiven(result.rows, Number(result.numAffectedRows ?? 0))
        return result as never // the caller names the type of the rows
      } catch (error) {
        entry.gave = toRefusal(error)
        throw error
      }
    }
  }

  const { dialect } = sqlite
  const recorded = new WeakSet<DatabaseConnection>()
  return {
    ...sqlite,
    run(query, parameters) {
      const entry = ask(query, parameters)
      try {
        const outcome = sqlite.run(query, parameters)
        entry.gave = toGiven(outcome.rows, outcome.changed)
        return outcome
      } catch (error) {
        entry.gave = toRefusal(error)
        throw error
      }
    },
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver() {
        const driver = dialect.createDriver()
        const acquireConnection = driver.acquireConnection.bind(driver)
        driver.acquireConnection = async (options) => {
          const connection = await acquireConnection(options)
          if (!recorded.has(connection)) recordConnection(connection)
          recorded.add(connection)
          return connection
        }
        return driver
      },
    },
  }
}

/** Copies rows, because the caller may change them. */
function toGiven(rows: readonly unknown[], changed: number): Exclude<AskedStatement['gave'], null> {
  if (rows.length === 0) return { changed }
  return { rows: (rows as readonly object[]).map((row) => ({ ...row })) } // rows are always objects
}
