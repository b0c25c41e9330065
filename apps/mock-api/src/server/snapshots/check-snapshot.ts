import { type Kysely, sql } from 'kysely'

import { auditSandbox } from '../../audit/audit-sandbox.ts'
import { createFaults } from '../../engine/faults/keep-faults.ts'
import { refuse, refuseField } from '../../engine/http/refusal.ts'
import { toProblemFields } from '../../engine/http/to-problem-fields.ts'
import { knownMigrations } from '../../engine/store/migrations.ts'
import type { Db, Store } from '../../engine/store/store.ts'
import type { World } from '../../world/world.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { dumpTables, fillTables } from './copy-tables.ts'
import {
  digestOf,
  FORMAT,
  FORMAT_VERSION,
  type SnapshotFile,
  snapshotFileSchema,
} from './snapshot-file.ts'
import { type AnyTables, type Column, openTrial, readShapes, type Shapes } from './table-shapes.ts'

/** The columns whose text is JSON. */
const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  cart_items: ['booking', 'price'],
  checkout_drafts: ['draft'],
  faults: ['rule'],
  idempotency: ['headers'],
  quotations: ['items', 'answer'],
  quotes: ['content'],
  refunds: ['lines'],
  ticket_changes: ['tickets'],
  meta: ['value'],
  order_events: ['people'],
  order_items: ['booking', 'price', 'passengers'],
  orders: ['contact'],
  outbox: ['attachments'],
  payments: ['instructions'],
  user_states: ['state'],
}

/**
 * Reads a snapshot's file and checks it in a store of its own: its digest, its shape, every constraint, missing migrations,
 * and the audit. Returns it with the tables of the newest schema; refuses with a pointer to what is wrong.
 */
export async function checkSnapshot(
  text: string,
  { worldOf, tenants }: Pick<SandboxParts, 'worldOf' | 'tenants'>,
): Promise<SnapshotFile> {
  const file = readSealed(text)
  const steps = knownMigrations.filter(({ name }) => file.schema.includes(name))
  const later = knownMigrations.filter(({ name }) => !file.schema.includes(name))
  const trial = await openTrial(steps)
  try {
    const shapes = await readShapes(trial)
    checkRows(file, shapes)
    checkTenants(file, tenants)
    await orRefuse('constraint', () => fillTables(trial, shapes, file.tables))
    await orRefuse('schema_step', () => takeSteps(trial, later))
    await orRefuse('audit', () => audit(trial, worldOf(file.state.networkSeed)))
    if (later.length === 0) return file
    return { ...file, tables: await dumpTables(trial, await readShapes(trial)) }
  } finally {
    await trial.destroy()
  }
}

function readSealed(text: string): SnapshotFile {
  const read = parse(text)
  const { format, version, schema, digest } = read
  if (format !== FORMAT) refuseField('/format', 'not_a_snapshot')
  if (typeof version === 'number' && version > FORMAT_VERSION)
    refuseField('/version', 'newer', { known: FORMAT_VERSION })
  const known = new Set(knownMigrations.map(({ name }) => name))
  const newer = Array.isArray(schema) ? schema.find((name) => !known.has(String(name))) : undefined
  if (newer !== undefined) refuseField('/schema', 'newer', { step: String(newer) })
  const result = snapshotFileSchema.safeParse(read, { reportInput: true })
  if (!result.success)
    refuse('validation_failed', { errors: toProblemFields(result.error.issues, '').slice(0, 20) })
  if (digest !== digestOf(read)) refuseField('/digest', 'digest_differs')
  return result.data
}

function parse(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null) return read as Record<string, unknown> // its members may be of any type
  } catch {
    refuseField('', 'malformed_json')
  }
  return refuseField('', 'wrong_type')
}

/** Refuses unless the file has exactly the tables and columns of its schema, with values of their types. */
function checkRows({ tables }: SnapshotFile, shapes: Shapes): void {
  for (const table of Object.keys(tables))
    if (!shapes.has(table)) refuseField(`/tables/${table}`, 'unknown')
  for (const [table, columns] of shapes) {
    const rows = tables[table] ?? refuseField(`/tables/${table}`, 'required')
    for (const [index, row] of rows.entries()) {
      const pointer = `/tables/${table}/${index}`
      const unknown = Object.keys(row).find((name) =>
        columns.every((column) => column.name !== name),
      )
      if (unknown !== undefined) refuseField(`${pointer}/${unknown}`, 'unknown')
      for (const column of columns) {
        const value = row[column.name]
        if (value === undefined) refuseField(`${pointer}/${column.name}`, 'required')
        if (!fits(value, column)) refuseField(`${pointer}/${column.name}`, 'wrong_type')
        if (value !== null && JSON_COLUMNS[table]?.includes(column.name) && !isJson(value))
          refuseField(`${pointer}/${column.name}`, 'malformed_json')
      }
    }
  }
}

/** Refuses orders of a tenant that this server does not have, because their due work could not run. */
function checkTenants({ tables }: SnapshotFile, { all }: SandboxParts['tenants']): void {
  const served = new Set<unknown>(all.map(({ slug }) => slug))
  const unserved = tables['orders']?.findIndex(({ tenant }) => !served.has(tenant)) ?? -1
  if (unserved >= 0) refuseField(`/tables/orders/${unserved}/tenant`, 'not_served')
}

function fits(value: unknown, { holds, isNullable }: Column): boolean {
  if (value === null) return isNullable
  if (holds === 'bytes') return typeof value === 'object'
  return typeof value === (holds === 'integer' ? 'number' : 'string')
}

function isJson(text: unknown): boolean {
  try {
    JSON.parse(String(text))
    return true
  } catch {
    return false
  }
}

async function takeSteps(trial: Kysely<AnyTables>, steps: typeof knownMigrations): Promise<void> {
  for (const { statements } of steps)
    for (const statement of statements('sqlite')) await sql.raw(statement).execute(trial)
}

async function audit(trial: Kysely<AnyTables>, world: World): Promise<void> {
  const db = trial as unknown as Db // it has the newest schema by now
  const store: Pick<Store, 'db' | 'version'> = { db, version: () => 0 }
  await createFaults({ store: store as Store, seed: '' }) // this only reads the rules
  const errors = await auditSandbox(db, world)
  if (errors.length > 0) throw new Error(errors.slice(0, 3).join('; '))
}

async function orRefuse(code: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    refuseField('/tables', code, { reason: error instanceof Error ? error.message : String(error) })
  }
}
