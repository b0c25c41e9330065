import { toEpochMs } from '@selat/domain'
import { createIdempotencyKey, type Schemas } from '@selat/sdk'

import { queryClient } from '../../../shared/app/query-client.ts'
import { session } from '../../../shared/app/session-store.ts'
import type { KeptScan } from '../../../shared/kit/offline/manifest-device.ts'
import { applyScans } from '../../../shared/trade/manifest/apply-scans.ts'
import { readAllKept } from '../../../shared/trade/manifest/device-answers.ts'
import { sailingKey } from '../../../shared/trade/manifest/sailing-key.ts'
import { addScan, scanQueue, sessionOwner } from '../../../shared/trade/manifest/scan-queue.ts'
import { judgeScan, tookEffect, type Verdict } from '../model/judge-scan.ts'
import { toScanCode } from '../model/read-code.ts'
import { post, resultOf, sendScans } from './send-scans.ts'
import { showResults } from './show-results.ts'

/** Milliseconds to wait for the server before the device decides by itself; it does not wait while it is offline. */
const patienceMs = 2_500

export type ScanRequest = {
  kind: Schemas['ScanInput']['Kind']
  sailing: string
  /** The text that was scanned or typed, or a ticket number of the list. */
  text: string
  place: string
  /** The time zone of the gate's terminal. */
  zone: string
  /** The reason for a check-in outside the check-in times. */
  reason?: string
}

/** Records a check-in or its undoing, and returns the outcome: from the server, or by what the device knows. */
export async function checkIn(request: ScanRequest): Promise<Verdict> {
  const { kind, sailing, text, place, zone, reason } = request
  // The account is read before the first await, because the officer may leave the manifest meanwhile.
  const owner = scanningAccount()
  const scan: KeptScan = {
    Id: createIdempotencyKey(),
    Kind: kind,
    Sailing: sailing,
    Code: await toScanCode(text),
    Place: place,
    At: serverTime(sailing),
    zone,
    ...(reason !== undefined && { Reason: reason }),
  }
  const own = await judgeHere(scan)
  const told = tookEffect(own) ? await record(scan, owner) : await ask(scan, owner)
  return told ? { ...told, scan, by: 'server' } : own
}

/** Stores a check-in of a ticket that this device does not know, because it may have been sold since; the server decides. */
export async function recordAnyway({ scan }: Verdict): Promise<void> {
  await addScan(scan, scanningAccount())
  void sendScans()
}

/**
 * Returns the server's time in UTC by its last answer for the sailing; without an answer, the device's own time.
 * Check-in opens and closes by the server's clock, and the clock of a device at a gate can be wrong.
 */
function serverTime(sailing: string): string {
  const { data, dataUpdatedAt = 0 } =
    queryClient().getQueryState<Schemas['Manifest']>(sailingKey(sailing)) ?? {}
  const aheadMs = data ? toEpochMs(data.AsOf) - dataUpdatedAt : 0
  return new Date(Date.now() + aheadMs).toISOString()
}

/** Returns the account that scans; throws without one, which the gate does not allow. */
function scanningAccount(): string {
  const owner = scanQueue().owner ?? sessionOwner()
  if (owner === null) throw new Error('Only an account that is logged in can scan.')
  return owner
}

async function record(scan: KeptScan, owner: string): Promise<Schemas['ScanResult'] | null> {
  await addScan(scan, owner)
  const answer = isOffline() ? null : resultOf(scan.Id, patienceMs)
  void sendScans()
  return answer
}

/** Asks the server about a scan that this device would refuse. Waiting scans may be the reason, so they are sent first. */
async function ask(
  scan: Schemas['ScanInput'],
  owner: string,
): Promise<Schemas['ScanResult'] | null> {
  if (isOffline()) return null
  if (scanQueue().waiting.length > 0) await Promise.race([sendScans(), pause(patienceMs)])
  // After a logout the queue is closed; the account that is logged in now would be named for the scan.
  if (scanQueue().waiting.length > 0 || sessionOwner() !== owner) return null
  const answer = await Promise.race([post([scan]), pause(patienceMs)])
  const results = answer?.data?.Items ?? []
  if (results.length > 0) await showResults([scan], results)
  return results[0] ?? null
}

const isOffline = () => scanQueue().isDown || !globalThis.navigator.onLine

async function judgeHere(scan: Schemas['ScanInput']): Promise<Verdict> {
  const shown = queryClient().getQueryData<Schemas['Manifest']>(sailingKey(scan.Sailing))
  const first = judgeScan(scan, withWaiting(shown ? [shown] : []))
  const { owner } = scanQueue()
  if (first.Result !== 'unknown_ticket' || owner === null) return first
  const kept = await readAllKept<Schemas['Manifest']>(owner, 'sailing/').catch(() => [])
  return judgeScan(scan, withWaiting([...(shown ? [shown] : []), ...kept]))
}

function withWaiting(manifests: readonly Schemas['Manifest'][]) {
  const { waiting } = scanQueue()
  const by = session().user?.Name ?? ''
  return manifests.map(({ Sailing, Passengers }) => ({
    Sailing,
    Passengers: applyScans(Passengers, waiting, { sailing: Sailing.Id, by }),
  }))
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
