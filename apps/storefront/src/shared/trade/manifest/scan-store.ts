import { manifestDevice } from '../../kit/offline/manifest-device.ts'
import type { Conflict, WaitingScan } from '../../kit/offline/manifest-device.ts'

type Stored = { waiting: WaitingScan[]; conflicts: Conflict[]; ofOthers: number }

/** The scans of an account that wait here in their order, its conflicts, and how many scans of others wait. */
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

/** Whether it will be there after a reload. */
export async function storeScan(scan: WaitingScan): Promise<boolean> {
  try {
    const device = await manifestDevice()
    await device?.add('scans', scan)
    return device !== null
  } catch {
    // Such as a full disk: it is sent all the same.
    return false
  }
}

/** Takes scans out that the server knows, and in the same step notes what it had against them. */
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
