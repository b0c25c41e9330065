import type { Schemas } from '@selat/sdk'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import { DEVICE_DATABASE } from './device-database.ts'

/** A scan, and the time zone of its gate. Scans stored by an earlier release have none. */
export type KeptScan = Schemas['ScanInput'] & { zone?: string }

/** A scan that was not sent to the server yet. */
export type WaitingScan = KeptScan & { owner: string }

/**
 * A scan that was sent too late, so that the server's result differs from the gate's; without a result, the server did not
 * accept it.
 */
export type Conflict = {
  id: string
  owner: string
  scan: KeptScan
  result: Schemas['ScanResult'] | null
}

/** An answer about a manifest and when it came. Document numbers are masked in it; no full one is kept. */
export type DeviceAnswer = { owner: string; path: string; data: unknown; at: number }

/** The settings of the device at the gate; they belong to no account. */
export type GateSettings = { place: string; hasSound: boolean; hasVibration: boolean }

type Stores = DBSchema & {
  answers: { key: [string, string]; value: DeviceAnswer; indexes: { owner: string } }
  scans: { key: number; value: WaitingScan; indexes: { owner: string; id: string } }
  conflicts: { key: string; value: Conflict; indexes: { owner: string } }
  settings: { key: 'gate'; value: GateSettings }
}

export type ManifestDevice = IDBPDatabase<Stores>

// oxlint-disable-next-line visitors/no-module-state -- the device's own store, which no server opens
let opening: Promise<ManifestDevice | null> | undefined

/** Opens the database of an authority's device (decision 0069); null if the browser stores nothing. */
export function manifestDevice(): Promise<ManifestDevice | null> {
  return (opening ??= open().catch(() => null))
}

/** Returns the owner of the data: an account on a site, in any of its sessions. */
export function deviceOwner(systemId: number, userId: string): string {
  return `${systemId}/${userId}`
}

/** Deletes all data of an account, but not the settings of the device. */
export async function wipeOwner(owner: string): Promise<void> {
  const device = await manifestDevice()
  if (!device) return
  const transaction = device.transaction(['answers', 'scans', 'conflicts'], 'readwrite')
  const found = await Promise.all([
    transaction.objectStore('answers').index('owner').getAllKeys(owner),
    transaction.objectStore('scans').index('owner').getAllKeys(owner),
    transaction.objectStore('conflicts').index('owner').getAllKeys(owner),
  ])
  await Promise.all([
    ...found[0].map((key) => transaction.objectStore('answers').delete(key)),
    ...found[1].map((key) => transaction.objectStore('scans').delete(key)),
    ...found[2].map((key) => transaction.objectStore('conflicts').delete(key)),
    transaction.done,
  ])
}

/**
 * Deletes the travellers of every account but one: lists are removed, and conflicts lose their names. Scans contain no names
 * and stay until their account logs in again, because they exist nowhere else.
 */
export async function forgetTravellers(exceptOf: string | null): Promise<void> {
  const device = await manifestDevice()
  if (!device) return
  const transaction = device.transaction(['answers', 'conflicts'], 'readwrite')
  const [answers, conflicts] = [
    transaction.objectStore('answers'),
    transaction.objectStore('conflicts'),
  ]
  const [keys, told] = await Promise.all([answers.getAllKeys(), conflicts.getAll()])
  const isNamed = ({ owner, result }: Conflict) => owner !== exceptOf && result !== null
  await Promise.all([
    ...keys.filter(([owner]) => owner !== exceptOf).map((key) => answers.delete(key)),
    ...told.filter(isNamed).map((conflict) => conflicts.put(withoutName(conflict))),
    transaction.done,
  ])
}

function withoutName({ result, ...conflict }: Conflict): Conflict {
  return { ...conflict, result: result && { ...result, Passenger: '' } }
}

/** Whether this device has check-ins of an account that were not sent yet. */
export async function holdsScans(owner: string): Promise<boolean> {
  const device = await manifestDevice()
  return ((await device?.countFromIndex('scans', 'owner', owner)) ?? 0) > 0
}

async function open(): Promise<ManifestDevice> {
  return openDB<Stores>(DEVICE_DATABASE, 1, {
    upgrade(device) {
      const answers = device.createObjectStore('answers', { keyPath: ['owner', 'path'] })
      answers.createIndex('owner', 'owner')
      // Scans are keyed by a number that grows, so that they are read in the order in which they were recorded.
      const scans = device.createObjectStore('scans', { autoIncrement: true })
      scans.createIndex('owner', 'owner')
      scans.createIndex('id', 'Id')
      device.createObjectStore('conflicts', { keyPath: 'id' }).createIndex('owner', 'owner')
      device.createObjectStore('settings')
    },
    // The browser has closed the database, as some do while the page is in the background. The next use opens it again.
    terminated() {
      opening = undefined
    },
  })
}
