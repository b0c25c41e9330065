import type { CallError } from '@selat/sdk'

import { session } from '../../app/session-store.ts'
import { perVisitor } from '../../app/visitor/current-visitor.ts'
import { visitorStore } from '../../app/visitor/visitor-store.ts'
import {
  type Conflict,
  deviceOwner,
  type KeptScan,
  type WaitingScan,
} from '../../kit/offline/manifest-device.ts'
import { forgetConflict, readScans, settleStored, storeScan } from './scan-store.ts'

/** The state of the scans that are on this device and not on the server. */
export type ScanQueue = {
  /** The account of the scans; null while no manifest is open. */
  owner: string | null
  /** Scans that are recorded here and not sent yet, in their order. */
  waiting: readonly WaitingScan[]
  conflicts: readonly Conflict[]
  /** Scans of other accounts that stay here until those log in again. */
  ofOthers: number
  /** Whether the last call got no answer. */
  isDown: boolean
  /** The reason why the server refuses the scans; null if it does not. */
  refusal: CallError | null
  /** Whether the browser allows no storage, so that a reload would lose the waiting scans. */
  isForgetful: boolean
}

const closed: ScanQueue = {
  owner: null,
  waiting: [],
  conflicts: [],
  ofOthers: 0,
  isDown: false,
  refusal: null,
  isForgetful: false,
}

export const useScanQueue = visitorStore<ScanQueue>({ initial: () => closed })
export const scanQueue = useScanQueue.getState
export const setScanQueue = useScanQueue.setState

const store = perVisitor(() => ({
  loading: Promise.resolve(),
  /** A counter of changes to what is stored; a result that was read before a change is read again. */
  revision: 0,
}))

/** Loads the scans that an account has left on this device. */
export function openQueue(owner: string): Promise<void> {
  if (scanQueue().owner !== owner) setScanQueue({ ...closed, owner })
  store().loading = takeUp(owner)
  return store().loading
}

async function takeUp(owner: string): Promise<void> {
  const own = store()
  const before = own.revision
  const stored = await readScans(owner).catch(() => null)
  // A result that was read for a visitor who has left is not shown to the next visitor of the same account.
  if (!stored || own !== store() || scanQueue().owner !== owner) return
  if (before === own.revision) setScanQueue(stored)
  else await takeUp(owner)
}

export function closeQueue(): void {
  setScanQueue(closed)
}

/**
 * Records a scan of an account so that neither a reload nor the end of the session loses it. The account may have left
 * the manifest meanwhile: then the scan is sent when it opens the next one.
 */
export async function addScan(scan: KeptScan, owner: string): Promise<void> {
  await store().loading
  const waiting = { ...scan, owner }
  const isKept = await storeScan(waiting)
  store().revision += 1
  if (scanQueue().owner !== owner) return
  setScanQueue((line) => ({
    // Reading the store meanwhile may have found it already.
    waiting: [...line.waiting.filter(({ Id }) => Id !== scan.Id), waiting],
    isForgetful: line.isForgetful || !isKept,
  }))
  // Asks for persistent storage when there is something to lose; the browser decides, and most do not ask the user.
  if (isKept) void globalThis.navigator.storage?.persist?.()
  tellOtherTabs()
}

/** Removes the scans that the server has stored, and records its objections. */
export async function settleScans(
  ids: readonly string[],
  conflicts: readonly Conflict[],
): Promise<void> {
  await settleStored(ids, conflicts).catch(() => undefined)
  store().revision += 1
  setScanQueue((line) => ({
    waiting: line.waiting.filter(({ Id }) => !ids.includes(Id)),
    // Reading the store meanwhile may have found them already.
    conflicts: [...line.conflicts.filter(({ id }) => !ids.includes(id)), ...conflicts],
  }))
  tellOtherTabs()
}

/** Removes a conflict from the list for good, even if another tab makes this one read the store at that moment. */
export async function dismissConflict(id: string): Promise<void> {
  await forgetConflict(id).catch(() => undefined)
  store().revision += 1
  setScanQueue(({ conflicts }) => ({ conflicts: conflicts.filter((one) => one.id !== id) }))
  tellOtherTabs()
}

/** Returns the logged-in account; scans are sent only in its name. */
export function sessionOwner(): string | null {
  const { user, systemId, token } = session()
  return user && token !== null ? deviceOwner(systemId, user.Id) : null
}

const channel = perVisitor(({ signal }) => {
  if (!('BroadcastChannel' in globalThis)) return null
  const opened = new BroadcastChannel('selat-manifest')
  signal.addEventListener('abort', () => opened.close())
  return opened
})

export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel()?.postMessage('changed')
}

export function onOtherTab(listener: () => void): () => void {
  const own = channel()
  own?.addEventListener('message', listener)
  return () => own?.removeEventListener('message', listener)
}
