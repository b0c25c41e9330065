import {
  type CompiledQuery,
  Kysely,
  PostgresDialect,
  type RootOperationNode,
  SelectQueryNode,
} from 'kysely'

import type { Database } from '../../../src/engine/store/database.ts'
import { mayTie } from './may-tie.ts'
import { isChange, isRead, readTransactions, type StoreStep } from './read-transactions.ts'
import type { AskedStatement } from './record-store.ts'
import {
  isSavepoint,
  type RecordedOutcome,
  type RecordedQuery,
  type RecordedStep,
  type Recording,
  RECORDED_SCHEMA,
} from './recording.ts'

type RanTest = {
  readonly titles: readonly string[]
  readonly stores: readonly (readonly AskedStatement[])[]
}

/** Makes the recording of a file's tests, with each query once and without repeated statements (`withoutRepeats`). */
export function toRecording(sources: string, tests: readonly RanTest[]): Recording {
  const queries: Mutable<RecordedQuery>[] = []
  const places = new Map<string, number>()
  const intern = createInterner()
  const place = ({ sql, query }: CompiledQuery) => {
    const known = places.get(sql)
    if (known !== undefined) return known
    places.set(sql, queries.length)
    if (mayTie(sql))
      throw new Error(
        `This leaves open which of two rows comes first. Order it by a key, too:\n${sql}`,
      )
    const isOrdered = SelectQueryNode.is(query)
      ? query.orderBy !== undefined
      : /\border by\b/i.test(sql)
    return queries.push({ sqlite: sql, postgres: toPostgres(query), columns: [], isOrdered }) - 1
  }

  function toStep(step: StoreStep): RecordedStep {
    if (typeof step === 'string') return step
    const at = place(step.query)
    return [at, step.parameters, toOutcome(step, at)]
  }

  function toOutcome({ query: { sql }, gave }: AskedStatement, at: number): RecordedOutcome {
    if (gave === null) return 'never ended'
    if ('refused' in gave) return gave.refused
    if ('changed' in gave) return isSavepoint(sql) ? 0 : gave.changed
    const query = queries[at]
    if (query && query.columns.length === 0) query.columns = Object.keys(gave.rows[0] ?? {})
    return gave.rows.map((row) => Object.values(row))
  }

  const statements = tests.flatMap(({ stores }) => stores.flat()).length
  const recorded = tests.map(({ titles, stores }) => {
    const read = stores.map((asked) => readTransactions(afterMigrations(asked)))
    return {
      titles,
      together: Math.max(0, ...read.map(({ together }) => together)),
      stores: read.map(({ steps }) => withoutRepeats(steps).map(toStep).map(intern)),
    }
  })
  return { sources, statements, tests: recorded, queries }
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

// This only compiles queries, so its pool must never open a connection.
const postgres = new Kysely<Database>({
  dialect: new PostgresDialect({ pool: () => Promise.reject(new Error('It only compiles.')) }),
}).withSchema(RECORDED_SCHEMA)

/** Compiles a query as PostgreSQL's store does. */
function toPostgres(query: RootOperationNode): string {
  const executor = postgres.getExecutor()
  const queryId = { queryId: 'recorded' }
  return executor.compileQuery(executor.transformQuery(query, queryId), queryId).sql
}

/** Returns the statements after the migrations, because each engine first makes a schema of its own. */
function afterMigrations(asked: readonly AskedStatement[]): readonly AskedStatement[] {
  const last = asked.findLastIndex(({ query }) => query.sql.includes('schema_versions'))
  return asked.slice(asked[last + 1]?.query.sql === 'commit' ? last + 2 : last + 1)
}

/** Leaves out repeated reads. A read that is repeated before anything was written has the same answer. */
function withoutRepeats(steps: readonly StoreStep[]): StoreStep[] {
  const kept: StoreStep[] = []
  const answered = new Set<string>()
  for (const entry of steps) {
    if (entry === 'commit' && kept.at(-1) === 'begin') {
      kept.pop() // the transaction is empty, so it is left out
      continue
    }
    if (mayChangeAnswers(entry)) answered.clear()
    else if (typeof entry !== 'string' && isRead(entry.query.sql)) {
      const question = JSON.stringify([entry.query.sql, entry.parameters])
      if (answered.has(question)) continue
      answered.add(question)
    }
    kept.push(entry)
  }
  return kept
}

function mayChangeAnswers(entry: StoreStep): boolean {
  if (typeof entry === 'string') return entry === 'rollback'
  return entry.query.sql.startsWith('rollback') || isChange(entry)
}

/** Creates a function that returns the same object for equal steps, so that each is stored once. */
function createInterner(): (step: RecordedStep) => RecordedStep {
  const known = new Map<string, RecordedStep>()
  return (step) => {
    if (typeof step === 'string' || step[1].some((value) => value instanceof Uint8Array))
      return step
    const text = JSON.stringify(step)
    const first = known.get(text) ?? step
    known.set(text, first)
    return first
  }
}
