import type { CallError, Schemas } from '@selat/sdk'

import { admin } from '../../../shared/app/api.ts'
import { tellCaught } from '../../../shared/app/reports/watch-failures.ts'
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

/** As many as one call takes. */
const mostAtOnce = 200
const giveUpMs = 15_000
const waitMs = { first: 4_000, longest: 60_000 }

type Sending = {
  /** Who stands at the gate and waits for the verdict of a scan; what nobody waits for is told as a conflict. */
  awaited: Map<string, (result: ScanResult | null) => void>
  goingOn: Promise<void> | undefined
  failures: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const sending = perVisitor(({ signal }) => {
  const own: Sending = { awaited: new Map(), goingOn: undefined, failures: 0, timer: undefined }
  signal.addEventListener('abort', () => clearTimeout(own.timer))
  return own
})

/** Tells the server of all that waits, in its order. Whoever asks meanwhile waits for the same. */
export function sendScans(): Promise<void> {
  const own = sending()
  clearTimeout(own.timer)
  return (own.goingOn ??= sendAll(own))
}

/** The server's word on a scan that is being sent; null when it does not come in time. */
export async function resultOf(id: string, patienceMs: number): Promise<ScanResult | null> {
  const { promise, resolve } = Promise.withResolvers<ScanResult | null>()
  const { awaited } = sending()
  awaited.set(id, resolve)
  const impatience = setTimeout(() => resolve(null), patienceMs)
  const result = await promise
  clearTimeout(impatience)
  awaited.delete(id)
  return result
}

async function sendAll(own: Sending): Promise<void> {
  // Whoever asks meanwhile finds it going on: it begins after it is known, and ends in one step with its last look.
  await Promise.resolve()
  try {
    await sendWaiting(own)
  } catch (error) {
    // Such as the answer of a network's own login page, which is none of the API. What waits is sent later all the same.
    own.failures += 1
    tellCaught(error)
  }
  own.goingOn = undefined
  for (const tell of own.awaited.values()) tell(null)
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

/** Whether to go on. A scan that the server cannot read must not keep those behind it, so it is looked for. */
async function sendBatch(batch: readonly WaitingScan[], isOwn: () => boolean): Promise<boolean> {
  const before = await readBefore(batch)
  // Their account may have logged out meanwhile, and another one would be named as who has scanned them.
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
 * What other devices had told before scans that were recorded without a line: the earliest check-in counts, and may be
 * ours, but the ticket was used twice all the same.
 */
async function readBefore(
  batch: readonly WaitingScan[],
): Promise<{ manifests: Schemas['Manifest'][] } | { error: CallError }> {
  const late = batch.filter(({ Id, Kind }) => Kind === 'check_in' && !sending().awaited.has(Id))
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

/** Takes out what the server knows now. All that this device shows of it follows before it stops to wait. */
async function settle(
  batch: readonly WaitingScan[],
  results: readonly ScanResult[],
  before: readonly Schemas['Manifest'][],
): Promise<void> {
  const conflicts = batch.flatMap((scan): Conflict[] => {
    if (sending().awaited.has(scan.Id)) return []
    const told = results.find(({ Id }) => Id === scan.Id) ?? null
    const result = told && findDoubleUse(scan, told, before, session().user?.Name ?? '')
    if (result && tookEffect(result)) return []
    return [{ id: scan.Id, owner: scan.owner, scan, result }]
  })
  await showResults(batch, results)
  const ids = batch.map(({ Id }) => Id)
  await settleScans(ids, conflicts)
  for (const result of results) sending().awaited.get(result.Id)?.(result)
}
