import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

import { refuse } from '../../engine/http/refusal.ts'
import { fromJsonText, toJsonText } from '../../engine/store/json-text.ts'
import { knownMigrations } from '../../engine/store/migrations.ts'
import type { SnapshotRow } from '../../engine/store/tables/snapshot-tables.ts'
import { version } from '../../engine/version.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { checkSnapshot } from './check-snapshot.ts'
import { anyTables, dumpTables } from './copy-tables.ts'
import { FORMAT, FORMAT_VERSION, sealSnapshot, type SnapshotFile } from './snapshot-file.ts'
import { currentShapes } from './table-shapes.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** The most snapshots; with more of them, people would not find the one that they look for. */
export const SNAPSHOTS_MAX = 100
/** The largest file of a snapshot, which has room for some tens of thousands of orders. */
export const SNAPSHOT_MAX_BYTES = 256 * 1024 * 1024

/** Snapshots belong to the sandbox, not to a tenant. */
const SANDBOX = 'sandbox'

export type SnapshotEntry = ReturnType<typeof toEntry>

/** Lists the stored snapshots, newest first. */
export async function listSnapshots({ store }: SandboxParts): Promise<SnapshotEntry[]> {
  const rows = await store.db
    .selectFrom('snapshots')
    .select(['name', 'taken_at', 'clock', 'size'])
    .where('tenant', '=', SANDBOX)
    .orderBy('taken_at', 'desc')
    .orderBy('name')
    .execute()
  return rows.map(toEntry)
}

/** Stores the present state, while no call runs. Refuses a name that is taken. */
export async function saveSnapshot(services: SandboxParts, name: string): Promise<SnapshotEntry> {
  await refuseTaken(services, name)
  const file = await services.lock.runExclusive(() => takeSnapshot(services, name))
  return keep(services, file)
}

/** Stores an uploaded file under its own name or another one, after checking it. */
export async function uploadSnapshot(
  services: SandboxParts,
  text: string,
  name: string | undefined,
): Promise<SnapshotEntry> {
  const checked = await checkSnapshot(text, services)
  const { digest: _digest, ...file } = checked
  const renamed = { ...file, name: name ?? file.name, schema: allSteps() }
  await refuseTaken(services, renamed.name)
  return keep(services, sealSnapshot(renamed))
}

/** Returns the file of a snapshot, which is JSON. */
export async function readSnapshot({ store }: SandboxParts, name: string): Promise<string> {
  const row = await store.db
    .selectFrom('snapshots')
    .select('file')
    .where('tenant', '=', SANDBOX)
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  return (await unpack(row.file)).toString()
}

export async function deleteSnapshot({ store }: SandboxParts, name: string): Promise<void> {
  const { numDeletedRows } = await store.db
    .deleteFrom('snapshots')
    .where('tenant', '=', SANDBOX)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) refuse('not_found')
}

async function takeSnapshot(services: SandboxParts, name: string): Promise<SnapshotFile> {
  const { store, settings, faults, clock, random } = services
  await Promise.all([settings.settle(), faults.settle()])
  const shapes = await currentShapes()
  const { frozen, now } = clock.state()
  const analytics = services.analytics.state()
  const [ids, requests] = [random.ids.state(), random.requests.state()]
  return sealSnapshot({
    format: FORMAT,
    version: FORMAT_VERSION,
    name,
    takenAt: new Date().toISOString(),
    madeBy: version,
    schema: allSteps(),
    state: {
      clock: { frozen, now },
      simulation: services.paymentMode,
      networkSeed: services.networkSeed,
      ...(Object.keys(analytics).length > 0 && { analytics }),
      chance: ids && requests && { ids, requests },
    },
    tables: await store.transaction((db) => dumpTables(anyTables(db), shapes)),
  })
}

async function keep({ store }: SandboxParts, file: SnapshotFile): Promise<SnapshotEntry> {
  const text = JSON.stringify(file)
  const { name, takenAt, state } = file
  const row: SnapshotRow = {
    tenant: SANDBOX,
    name,
    taken_at: takenAt,
    clock: toJsonText(state.clock),
    size: Buffer.byteLength(text),
    file: await pack(text),
  }
  const { numInsertedOrUpdatedRows } = await store.db
    .insertInto('snapshots')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) refuseName()
  return toEntry(row)
}

async function refuseTaken(services: SandboxParts, name: string): Promise<void> {
  const kept = await listSnapshots(services)
  if (kept.some((snapshot) => snapshot.name === name)) refuseName()
  if (kept.length >= SNAPSHOTS_MAX)
    refuse('conflict', {
      errors: [{ pointer: '/name', code: 'too_many', params: { maximum: SNAPSHOTS_MAX } }],
      detail: `A sandbox keeps ${SNAPSHOTS_MAX} snapshots at most. Delete one before you save another.`,
    })
}

function refuseName(): never {
  return refuse('conflict', {
    errors: [{ pointer: '/name', code: 'taken', params: {} }],
    detail: 'There is a snapshot of this name. Choose another name, or delete that snapshot.',
  })
}

function allSteps(): string[] {
  return knownMigrations.map(({ name }) => name)
}

function toEntry({ name, taken_at, clock, size }: Omit<SnapshotRow, 'tenant' | 'file'>) {
  return { name, takenAt: taken_at, clock: fromJsonText(clock), bytes: size }
}
