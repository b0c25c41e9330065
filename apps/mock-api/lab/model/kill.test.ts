import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it, onTestFinished } from 'vitest'

import { auditSandbox } from '../../src/audit/audit-sandbox.ts'
import { createSandbox } from '../../src/server/sandbox/sandbox.ts'
import { buildCommand } from '../testing/build-command.ts'
import { createCaller } from '../testing/create-caller.ts'
import { rushForSeats, type PlacedOrder } from '../testing/rush.ts'
import { startBuiltCommand } from '../testing/start-command.ts'
import { type Acknowledged, createRecorder, isKeyedCall, repeatOf } from './recorder.ts'

const ROUNDS = 50
/** The number of kills that a file survives before a new one replaces it. */
const ROUNDS_OF_A_FILE = 10
/** The number of files: while one process starts, the other is killed. */
const FILES_AT_ONCE = 2
const SAILINGS = ['sai_HFC-BTC-SRL-20261212-1020', 'sai_BTC-HFC-SRL-20261213-1610']
const BEGIN = '2026-11-20T06:30:00.000Z'
const ADDRESS = '127.0.0.1'
/** A visitor's keys belong to an address, so the audit calls from the same one as the rush. */
const FROM_RUSH = { incoming: { socket: { remoteAddress: ADDRESS } } }

it('CHK-8 after each of fifty kills in the middle of a rush, every acknowledged write is in the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selat-kill-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const command = await buildCommand()
  const firstRounds = Array.from(
    { length: ROUNDS / ROUNDS_OF_A_FILE },
    (_, file) => file * ROUNDS_OF_A_FILE,
  )
  const audited: number[] = []
  const takeFiles = async () => {
    for (let first = firstRounds.shift(); first !== undefined; first = firstRounds.shift())
      audited.push(...(await wearOut({ command, folder, first })))
  }

  await Promise.all(Array.from({ length: FILES_AT_ONCE }, takeFiles))

  expect(audited.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: ROUNDS }, (_, round) => round),
  )
}, 1_200_000)

/**
 * Kills the processes of a file one after another. The file of each is copied and audited while the next one runs. Returns the
 * number of audited rounds.
 */
async function wearOut({
  command,
  folder,
  first,
}: {
  command: string
  folder: string
  first: number
}): Promise<number[]> {
  const data = join(folder, `${first}.db`)
  const all: PlacedOrder[] = []
  const audited: number[] = []
  let auditLast = async () => {}
  for (let round = first; round < first + ROUNDS_OF_A_FILE; round += 1) {
    const isFresh = round === first
    const [heard] = await Promise.all([rushAndKill({ command, data, round, isFresh }), auditLast()])
    all.push(...heard.placed)
    expect(heard.acknowledged.length, `round ${round}`).toBeGreaterThanOrEqual(answersBefore(round))
    const left = join(folder, `left-by-${round}.db`)
    await copyData(data, left)
    const placed = [...all]
    auditLast = async () => {
      await auditFile({ ...heard, data: left, round, placed: placed })
      audited.push(round)
    }
  }
  await auditLast()
  return audited
}

/** Copies the file with its write-ahead log, which has the latest writes. */
async function copyData(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await copyFile(`${from}-wal`, `${to}-wal`)
}

/** Returns the number of answers before the kill, so that each round is killed at another moment of the rush. */
const answersBefore = (round: number) => 25 + ((round * 17) % 60)

async function rushAndKill({
  command: file,
  data,
  round,
  isFresh,
}: {
  command: string
  data: string
  round: number
  isFresh: boolean
}) {
  const command = startBuiltCommand(file, '--host', ADDRESS, '--port', '0', '--data', data)
  const url = await command.readyAt()
  const act = (path: string, body: object = {}) =>
    fetch(`${url}/__mock/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  if (isFresh) {
    await act('clock', { frozen: true, now: BEGIN })
    for (const sailing of SAILINGS) await act(`sailings/${sailing}/capacity`, { seatsLeft: 4000 })
  }
  let clock = await frozenAt(await act('clock/advance', { seconds: 1 }))
  const isEnough = (answers: number) => {
    if (answers === answersBefore(round)) command.child.kill('SIGKILL')
  }
  const { acknowledged, open, fetch: recorded } = createRecorder(url, isEnough)
  const settled = new Set<string>()
  const placed = await rushForSeats({
    ...createCaller({ fetch: recorded }),
    act: async (path) => {
      const response = await act(path)
      if (response.status === 200) settled.add(path.split('/')[1] ?? '')
      if (settled.size % 3 === 1) clock = await frozenAt(await act('clock/advance', { seconds: 1 }))
    },
    clients: 12,
    steps: 10_000,
    seed: `kill ${round}`,
  })
  await command.ended
  return { placed, acknowledged, open, settled, clock }
}

async function frozenAt(response: Response): Promise<string> {
  const { now } = (await response.json()) as { now: string } // The clock of the console has this form.
  return now
}

/** Opens the file of the killed process, audits it, and compares it with the answers that its clients had. */
async function auditFile({
  data,
  round,
  placed,
  acknowledged,
  open,
  settled,
  clock,
}: {
  data: string
  round: number
  placed: readonly PlacedOrder[]
  acknowledged: readonly Acknowledged[]
  open: readonly string[]
  settled: ReadonlySet<string>
  clock: string
}): Promise<void> {
  const sandbox = await createSandbox({ data })
  try {
    const at = `round ${round}`
    expect(sandbox.clock.state().frozen, at).toBe(true)
    expect(sandbox.clock.now() >= clock, at).toBe(true)
    const client = { fetch: async (request: Request) => sandbox.answer(request, FROM_RUSH) }
    await requireReplays(client, acknowledged, at)
    await requireOrders(client, placed, at)
    await requireCarts(client, { acknowledged, open }, at)
    expect(
      acknowledged.filter(({ status }) => status >= 500),
      at,
    ).toEqual([])
    const { store, services } = sandbox
    const taken = await store.db
      .selectFrom('payment_events')
      .select('payment_id')
      .where('event', 'in', ['verify', 'late_payment'])
      .execute()
    const kept = new Set(taken.map(({ payment_id }) => payment_id))
    expect(
      [...settled].filter((id) => !kept.has(id)),
      at,
    ).toEqual([])
    expect(await auditSandbox(store.db, services, sandbox.clock.now()), at).toEqual([])
  } finally {
    await sandbox.close()
  }
}

type Answering = { readonly fetch: (request: Request) => Promise<Response> }

/** Requires the first answer to a key, byte for byte, from a process that never gave it. */
async function requireReplays(
  { fetch: ask }: Answering,
  acknowledged: readonly Acknowledged[],
  at: string,
) {
  for (const first of acknowledged.filter(isKept)) {
    const response = await ask(repeatOf(first))
    const again = { status: response.status, text: await response.text() }
    expect(again, `${at} ${first.method} ${first.url}`).toEqual({
      status: first.status,
      text: first.text,
    })
    expect(response.headers.get('Idempotent-Replayed')).toBe('true')
  }
}

/** Whether the answer of a call is stored: all that reached an operation. Earlier refusals are made again each time. */
const isKept = (call: Acknowledged): boolean => isKeyedCall(call) && call.status !== 400

/** Requires orders to be in the last state that was answered, or in one of a later call that was not answered. */
async function requireOrders(client: Answering, placed: readonly PlacedOrder[], at: string) {
  const { call } = createCaller(client)
  for (const { id, token, status } of placed) {
    const { body } = await call('getBooking', { path: { id }, header: { 'Booking-Token': token } })
    const possible = status === 'ENTRY' ? ['ENTRY', 'POSTED', 'CANCELLED'] : [status]
    expect(possible, `${at} ${id}`).toContain(body.Status)
  }
}

/** Checks that carts are as their holders saw them last, unless a call about one was never answered. */
async function requireCarts(
  client: Answering,
  { acknowledged, open }: { acknowledged: readonly Acknowledged[]; open: readonly string[] },
  at: string,
) {
  const { call } = createCaller(client)
  for (const [token, items] of lastSeenCarts(acknowledged)) {
    if (open.includes(token)) continue
    const { body } = await call('getCart', { header: { 'Cart-Token': token } })
    expect(body.Items.map(lineOf), `${at} cart ${token}`).toEqual(items)
  }
}

const lineOf = ({ Id, Qty, HoldExpiresAt }: Schemas['CartItem']): string =>
  `${Id}: ${Qty} until ${HoldExpiresAt}`

function lastSeenCarts(acknowledged: readonly Acknowledged[]): Map<string, string[]> {
  const seen = new Map<string, string[]>()
  for (const { url, headers, status, text } of acknowledged) {
    if (status >= 300) continue
    const { pathname } = new URL(url)
    const [, token] = headers.find(([name]) => name === 'cart-token') ?? []
    if (pathname.startsWith('/travel/v1/cart')) {
      const cart = JSON.parse(text) as Schemas['Cart'] // Every cart operation answers with the cart.
      seen.set(cart.Token, cart.Items.map(lineOf))
    } else if (pathname === '/travel/v1/order' && token !== undefined) seen.set(token, [])
  }
  return seen
}
