import type { CallError, Schemas } from '@selat/sdk'

import { admin } from '../../../shared/app/api.ts'
import { reportCaught } from '../../../shared/app/reports/watch-failures.ts'
import { session } from '../../../shared/app/session-store.ts'
import { perVisitor } from '../../../shared/app/visitor/current-visitor.ts'
import type { Conflict, WaitingScan } from '../../../shared/kit/offline/manifest-device.ts'
import {
  scanQueue,
  sessionOwner,
  setScanQueue,
  settleScans,
} from '../../../shared/trade/manifest/scan-queue.ts'
import { findDoubleUse } from '../model/find-double-use.ts'
import { tookEffect } from '../model/judge-scan.ts'
import { showResults } from './show-results.ts'

type ScanResult = Schemas['ScanResult']

/** The most scans that one call accepts. */
const mostAtOnce = 200
const giveUpMs = 15_000
const waitMs = { first: 4_000, longest: 60_000 }

type Sending = {
  /**
   * Callbacks that wait for the verdict of a scan at the gate. A late verdict that no callback waits for is shown as a
   * conflict.
   */
  callbacks: Map<string, (result: ScanResult | null) => void>
  running: Promise<void> | undefined
  failures: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const sending = perVisitor(({ signal }) => {
  const own: Sending = { callbacks: new Map(), running: undefined, failures: 0, timer: undefined }
  signal.addEventListener('abort', () => clearTimeout(own.timer))
  return own
})

/** Sends all waiting scans to the server, in their order. Calls in the meantime share one run. */
export function sendScans(): Promise<void> {
  const own = sending()
  clearTimeout(own.timer)
  return (own.running ??= sendAll(own))
}

/** Returns the server's verdict on a scan that is being sent; null if it does not arrive in time. */
export async function resultOf(id: string, patienceMs: number): Promise<ScanResult | null> {
  const { promise, resolve } = Promise.withResolvers<ScanResult | null>()
  const { callbacks } = sending()
  callbacks.set(id, resolve)
  const impatience = setTimeout(() => resolve(null), patienceMs)
  const result = await promise
  clearTimeout(impatience)
  callbacks.delete(id)
  return result
}

async function sendAll(own: Sending): Promise<void> {
  // A concurrent call finds the run in progress: it is registered before it begins, and removed in the same step in which it
  // finds the queue empty.
  await Promise.resolve()
  try {
    await sendWaiting(own)
  } catch (error) {
    // The answer may be a network's own login page instead of the API's. The scans are sent later.
    own.failures += 1
    reportCaught(error)
  }
  own.running = undefined
  for (const tell of own.callbacks.values()) tell(null)
  if (own === sending() && scanQueue().waiting.length > 0) tryAgainLater(own)
}

async function sendWaiting(own: Sending): Promise<void> {
  for (;;) {
    const { waiting, owner } = scanQueue()
    const batch = waiting.slice(0, mostAtOnce)
    const isOwn = () => own === sending() && owner !== null && owner === sessionOwner()
    // oxlint-disable-next-line no-await-in-loop -- in their order
    if (batch.length === 0 || !isOwn() || !(await sendBatch(batch, isOwn))) return
  }
}

function tryAgainLater(own: Sending): void {
  const delay = Math.min(waitMs.first * 2 ** own.failures, waitMs.longest)
  own.timer = setTimeout(() => void sendScans(), delay)
}

/** Returns whether to continue. A scan that the server cannot read must not block those behind it, so it is searched for. */
async function sendBatch(batch: readonly WaitingScan[], isOwn: () => boolean): Promise<boolean> {
  const before = await readBefore(batch)
  // The account may have logged out meanwhile, and another account would be named as the one that scanned.
  if (!isOwn()) return false
  if ('error' in before) return fail(before.error)
  const { data, error } = await post(batch)
  if (data) {
    sending().failures = 0
    setScanQueue({ isDown: false, refusal: null })
    await settle(batch, data.Items, before.manifests)
    return true
  }
  if (!isUnreadable(error)) return fail(error)
  if (batch.length === 1) {
    await settle(batch, [], [])
    return true
  }
  const middle = Math.ceil(batch.length / 2)
  return (await sendBatch(batch.slice(0, middle), isOwn)) && sendBatch(batch.slice(middle), isOwn)
}

export function post(scans: readonly Schemas['ScanInput'][]) {
  return admin.post('/admin/v1/manifest/scan', {
    body: {
      Items: scans.map(({ Id, Kind, Sailing, Code, Place, At, Reason }) => ({
        ...{ Id, Kind, Sailing, Code, Place, At },
        ...(Reason !== undefined && { Reason }),
      })),
    },
    signal: AbortSignal.timeout(giveUpMs),
  })
}

function fail(error: CallError): false {
  sending().failures += 1
  const isDown = error.kind !== 'problem' || error.status >= 500
  setScanQueue({ isDown, refusal: isDown ? null : error })
  return false
}

function isUnreadable(error: CallError): boolean {
  return error.kind === 'problem' && [400, 413, 422].includes(error.status)
}

/**
 * Returns the check-ins that other devices reported before this one sent its offline scans. The earliest check-in
 * counts, and may be this device's, but the ticket was used twice all the same.
 */
async function readBefore(
  batch: readonly WaitingScan[],
): Promise<{ manifests: Schemas['Manifest'][] } | { error: CallError }> {
  const late = batch.filter(({ Id, Kind }) => Kind === 'check_in' && !sending().callbacks.has(Id))
  const sailings = [...new Set(late.map(({ Sailing }) => Sailing))]
  const answers = await Promise.all(
    sailings.map((id) =>
      admin.get('/admin/v1/manifest/sailing/{id}', {
        path: { id },
        signal: AbortSignal.timeout(giveUpMs),
      }),
    ),
  )
  const unanswered = answers.find(({ error }) => error && error.kind !== 'problem')?.error
  if (unanswered) return { error: unanswered }
  return { manifests: answers.flatMap(({ data }) => data ?? []) }
}

/** Removes the scans that the server has stored. Everything that shows them updates before the next wait. */
async function settle(
  batch: readonly WaitingScan[],
  results: readonly ScanResult[],
  before: readonly Schemas['Manifest'][],
): Promise<void> {
  const conflicts = batch.flatMap((scan): Conflict[] => {
    if (sending().callbacks.has(scan.Id)) return []
    const told = results.find(({ Id }) => Id === scan.Id) ?? null
    const result = told && findDoubleUse(scan, told, before, session().user?.Name ?? '')
    if (result && tookEffect(result)) return []
    return [{ id: scan.Id, owner: scan.owner, scan, result }]
  })
  await showResults(batch, results)
  const ids = batch.map(({ Id }) => Id)
  await settleScans(ids, conflicts)
  for (const result of results) sending().callbacks.get(result.Id)?.(result)
}
