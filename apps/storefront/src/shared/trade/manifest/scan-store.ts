import {
  type Conflict,
  manifestDevice,
  type WaitingScan,
} from '../../kit/offline/manifest-device.ts'

type Stored = { waiting: WaitingScan[]; conflicts: Conflict[]; ofOthers: number }

/** Reads the waiting scans of an account in their order, its conflicts, and the number of scans of other accounts. */
export async function readScans(owner: string): Promise<Stored> {
  const device = await manifestDevice()
  if (!device) return { waiting: [], conflicts: [], ofOthers: 0 }
  const [waiting, conflicts, all] = await Promise.all([
    device.getAllFromIndex('scans', 'owner', owner),
    device.getAllFromIndex('conflicts', 'owner', owner),
    device.count('scans'),
  ])
  return { waiting, conflicts, ofOthers: all - waiting.length }
}

/** Stores a scan; returns whether a reload will find it again. */
export async function storeScan(scan: WaitingScan): Promise<boolean> {
  try {
    const device = await manifestDevice()
    await device?.add('scans', scan)
    return device !== null
  } catch {
    // Storing may fail, for example on a full disk; the scan is sent all the same.
    return false
  }
}

/** Removes scans that the server has stored and, in the same transaction, adds its objections to them. */
export async function settleStored(ids: readonly string[], conflicts: readonly Conflict[]) {
  const device = await manifestDevice()
  if (!device) return
  const transaction = device.transaction(['scans', 'conflicts'], 'readwrite')
  const scans = transaction.objectStore('scans')
  const keys = await Promise.all(ids.map((id) => scans.index('id').getKey(id)))
  await Promise.all([
    ...keys.map((key) => key !== undefined && scans.delete(key)),
    ...conflicts.map((conflict) => transaction.objectStore('conflicts').put(conflict)),
    transaction.done,
  ])
}

export async function forgetConflict(id: string): Promise<void> {
  const device = await manifestDevice()
  await device?.delete('conflicts', id)
}
