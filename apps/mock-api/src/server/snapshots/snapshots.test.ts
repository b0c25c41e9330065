import { setImmediate as nextTurn } from 'node:timers/promises'

import { beforeEach, describe, expect, it } from 'vitest'

import { bytesOf, goOn, keepBusy } from '../../../lab/testing/busy-sandbox.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createVisitor } from '../../../lab/testing/visitor.ts'
import { auditSandbox } from '../../audit/audit-sandbox.ts'
import { knownMigrations } from '../../engine/store/migrations.ts'
import type { ConsoleRefusal } from '../console/console-client.ts'
import type { Sandbox, SandboxOptions } from '../sandbox/sandbox.ts'
import { sealSnapshot, type SnapshotFile } from './snapshot-file.ts'
import { SNAPSHOT_NAME } from './snapshot-name.ts'
import { openTrial, readShapes } from './table-shapes.ts'

const open = async (options: SandboxOptions = {}) =>
  (await openSandbox({ seed: 'snapshots', ...options })).sandbox

describe('snapshot', () => {
  it('APP-2 restores everything as it was, in the same sandbox and in another one', async () => {
    const origin = await open()
    await keepBusy(origin)
    const before = await bytesOf(origin)
    const saved = await origin.console.snapshots.save('busy')
    const first = await goOn(origin)

    const { clock } = await origin.console.snapshots.load('busy')

    expect(clock).toEqual(saved.clock)
    expect(await bytesOf(origin)).toEqual(before)
    expect(await goOn(origin)).toEqual(first)

    const other = await open({ seed: 'another', clock: '2026-12-01T00:00:00Z' })
    await keepBusy(other)
    await other.console.snapshots.upload(await origin.console.snapshots.download('busy'))
    await other.console.snapshots.load('busy')
    expect(await bytesOf(other)).toEqual(before)
    expect(await goOn(other)).toEqual(first)
    expect(await auditSandbox(other.store.db, other.services)).toEqual([])
  })

  it('APP-2 restores a running clock to its instant, so that holds have the same time left', async () => {
    const sandbox = await open()
    const visitor = createVisitor(sandbox)
    const { cart } = await visitor.hold()
    await sandbox.console.clock.run()
    await sandbox.console.snapshots.save('running')
    await sandbox.console.clock.advance(86_400)

    const { clock } = await sandbox.console.snapshots.load('running')

    expect(clock.frozen).toBe(false)
    expect(clock.now < '2026-11-20T06:31').toBe(true)
    const again = await visitor.call('getCart', { header: { 'Cart-Token': cart.Token } })
    expect(again.body).toMatchObject({ Items: [{ State: 'held' }] })
  })

  it('APP-2 can be listed, copied and removed, and is refused under a name that is taken', async () => {
    const { console: desk } = await open()
    await desk.snapshots.save('first')
    await desk.clock.advance(60)
    await desk.snapshots.save('second')
    const file = await desk.snapshots.download('first')

    const copied = await desk.snapshots.upload(file, 'third')

    const { snapshots } = await desk.snapshots.list()
    expect(new Set(snapshots.map(({ name }) => name))).toEqual(
      new Set(['first', 'second', 'third']),
    )
    expect(copied).toMatchObject({ name: 'third', bytes: Buffer.byteLength(file) })
    await expect(desk.snapshots.save('first')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^There is a snapshot of this name\./),
      errors: [{ pointer: '/name', code: 'taken' }],
    })
    await expect(desk.snapshots.save('../first')).rejects.toMatchObject({
      status: 400,
      errors: [
        { pointer: '/name', code: 'wrong_format', params: { pattern: SNAPSHOT_NAME.source } },
      ],
    })
    expect((await desk.snapshots.remove('first')).snapshots).toHaveLength(2)
    for (const act of ['remove', 'load', 'download'] as const)
      await expect(desk.snapshots[act]('first')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('APP-2 survives a reset, and can be uploaded as a form too', async () => {
    const sandbox = await open()
    await keepBusy(sandbox)
    const before = await bytesOf(sandbox)
    await sandbox.console.snapshots.save('busy')
    const form = new FormData()
    form.set('file', new File([await sandbox.console.snapshots.download('busy')], 'busy.json'))

    await sandbox.console.reset()
    const answer = await sandbox.fetch(
      new Request('http://localhost/__mock/api/snapshots/file?name=copy', {
        method: 'POST',
        body: form,
      }),
    )

    expect(answer.status).toBe(200)
    expect((await sandbox.console.payments.list()).payments).toEqual([])
    await sandbox.console.snapshots.load('copy')
    expect(await bytesOf(sandbox)).toEqual(before)
  })

  it('APP-2 replaces all or nothing while calls arrive', async () => {
    const sandbox = await open()
    await keepBusy(sandbox)
    await sandbox.console.snapshots.save('busy')
    const visitor = createVisitor(sandbox)
    const enough = new AbortController()
    const clients = Array.from({ length: 8 }, async () => {
      const statuses: number[] = []
      while (!enough.signal.aborted) {
        await nextTurn()
        const { offer } = await visitor.findOffer()
        statuses.push((await visitor.call('addToCart', { body: cartOf(offer.Offer) })).status)
      }
      return statuses
    })

    for (let round = 0; round < 6; round += 1) {
      await sandbox.console.snapshots.load('busy')
      await sandbox.console.reset()
    }
    enough.abort()
    const statuses = (await Promise.all(clients)).flat()

    expect(statuses.length).toBeGreaterThan(8)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await auditSandbox(sandbox.store.db, sandbox.services)).toEqual([])
  })
})

const cartOf = (Offer: string) => ({
  ItemContent: 'ferry',
  Items: [{ Item: Offer, Qty: 1, Ferry: { QtyAdult: 1, QtyChild: 0, QtyInfant: 0 } }],
})

describe('a file of a snapshot', () => {
  let file: SnapshotFile
  let sandbox: Sandbox

  beforeEach(async () => {
    sandbox = await open()
    await keepBusy(sandbox)
    await sandbox.console.snapshots.save('busy')
    file = JSON.parse(await sandbox.console.snapshots.download('busy'))
  })

  const seal = ({ digest: _digest, ...rest }: SnapshotFile) => sealSnapshot(rest)

  const withRow = (table: string, changes: Record<string, string | number | null>) => {
    const [first, ...others] = file.tables[table] ?? []
    return seal({
      ...file,
      tables: { ...file.tables, [table]: [{ ...first, ...changes }, ...others] },
    })
  }

  it.each<[what: string, text: () => unknown, pointer: string, code: string]>([
    ['no JSON', () => '{"format":', '', 'malformed_json'],
    ['a list', () => [], '/format', 'not_a_snapshot'],
    ['something else', () => ({ name: 'x' }), '/format', 'not_a_snapshot'],
    ['a newer kind', () => ({ ...file, version: 2 }), '/version', 'newer'],
    ['a newer schema', () => ({ ...file, schema: [...file.schema, '9999-x'] }), '/schema', 'newer'],
    [
      'another clock',
      () => ({ ...file, takenAt: '2020-01-01T00:00:00Z' }),
      '/digest',
      'digest_differs',
    ],
    ['a missing table', () => seal({ ...file, tables: {} }), '/tables/accounts', 'required'],
    [
      'a foreign table',
      () => seal({ ...file, tables: { ...file.tables, pets: [] } }),
      '/tables/pets',
      'unknown',
    ],
    ['a foreign column', () => withRow('orders', { pet: 1 }), '/tables/orders/0/pet', 'unknown'],
    [
      'orders of a tenant that is not served',
      () => withRow('orders', { tenant: 'johor' }),
      '/tables/orders/0/tenant',
      'not_served',
    ],
    [
      'text for money',
      () => withRow('orders', { total_amount: 'much' }),
      '/tables/orders/0/total_amount',
      'wrong_type',
    ],
    ['no id', () => withRow('orders', { id: null }), '/tables/orders/0/id', 'wrong_type'],
    [
      'broken JSON in a row',
      () => withRow('orders', { contact: '{' }),
      '/tables/orders/0/contact',
      'malformed_json',
    ],
    ['a state that none is', () => withRow('payments', { state: 'gone' }), '/tables', 'constraint'],
    ['more seats than there are', () => withRow('stock', { held: 9999 }), '/tables', 'constraint'],
    ['a seat for nothing', () => withRow('stock_holds', { owner_id: 'itm_x' }), '/tables', 'audit'],
    ['money from nowhere', () => withRow('ledger_accounts', { debits: 1 }), '/tables', 'audit'],
    ['a rule that is none', () => withRow('faults', { rule: '{"path":1}' }), '/tables', 'audit'],
    [
      'a clock of no time',
      () => seal({ ...file, state: { ...file.state, clock: { frozen: true, now: 'noon' } } }),
      '/state/clock/now',
      'wrong_format',
    ],
  ])('APP-2 is refused with %s, and changes nothing', async (_what, text, pointer, code) => {
    const before = await bytesOf(sandbox)
    const given = text()

    const refusal = await sandbox.console.snapshots
      .upload(typeof given === 'string' ? given : JSON.stringify(given), 'copy')
      .catch((error: ConsoleRefusal) => error)

    expect(refusal).toMatchObject({ status: 400, code: 'validation_failed' })
    expect((refusal as ConsoleRefusal).errors[0]).toMatchObject({ pointer, code })
    expect((await sandbox.console.snapshots.list()).snapshots).toHaveLength(1)
    expect(await bytesOf(sandbox)).toEqual(before)
  })

  it('APP-2 is accepted with indented JSON', async () => {
    const copied = await sandbox.console.snapshots.upload(JSON.stringify(file, null, 2), 'copy')

    expect(copied.name).toBe('copy')
  })

  it('APP-2 is migrated from an earlier schema to the newest one', async () => {
    const steps = knownMigrations.filter(({ name }) => name < '0005')
    const { stock, stock_holds, ...same } = file.tables
    const tables = await cut(steps, {
      ...same,
      seat_inventory: renamed(stock, { resource: 'sailing_id', unit: 'class' }),
      seat_holds: renamed(stock_holds, {
        position: 'sector_index',
        resource: 'sailing_id',
        unit: 'class',
        count: 'seats',
      }),
    })
    const earlier = seal({
      ...file,
      schema: steps.map(({ name }) => name),
      tables,
    })

    await sandbox.console.snapshots.upload(JSON.stringify(earlier), 'earlier')
    await sandbox.console.snapshots.load('earlier')

    const { accounts } = await sandbox.console.ledger()
    expect(accounts.some(({ kind, entries }) => kind === 'sales' && entries > 0)).toBe(true)
  })
})

/** Returns rows with other names for some columns, as an earlier schema had them. */
function renamed(
  rows: SnapshotFile['tables'][string] = [],
  names: Readonly<Record<string, string>>,
): SnapshotFile['tables'][string] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value])),
  )
}

/** Returns only those tables and columns that an earlier schema had. */
async function cut(
  steps: typeof knownMigrations,
  tables: SnapshotFile['tables'],
): Promise<SnapshotFile['tables']> {
  const trial = await openTrial(steps)
  const shapes = await readShapes(trial)
  await trial.destroy()
  return Object.fromEntries(
    [...shapes].map(([table, columns]) => [
      table,
      (tables[table] ?? []).map((row) =>
        Object.fromEntries(
          Object.entries(row).filter(([name]) => columns.some((column) => column.name === name)),
        ),
      ),
    ]),
  )
}
