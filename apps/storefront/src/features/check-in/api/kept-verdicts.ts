import { manifestDevice } from '../../../shared/kit/offline/manifest-device.ts'
import { readKept } from '../../../shared/trade/manifest/device-answers.ts'
import { sessionOwner } from '../../../shared/trade/manifest/scan-queue.ts'
import { type Judged, withVerdict } from '../model/recent-verdicts.ts'

/** Verdicts name travellers, so they are stored with the answers and are deleted along with the manifests. */
const pathOf = (sailing: string) => `verdicts/${sailing}`

/** Reads the verdicts of an account at the gate of a sailing on this device, the latest first. */
export async function readVerdicts(owner: string, sailing: string): Promise<readonly Judged[]> {
  const kept = await readKept<readonly Judged[]>(owner, pathOf(sailing))
  return kept?.data ?? []
}

/** Keeps a verdict for as long as its account is logged in, beside those that another tab has kept. */
export async function keepVerdict(owner: string, sailing: string, verdict: Judged): Promise<void> {
  const device = await manifestDevice()
  if (!device || sessionOwner() !== owner) return
  const transaction = device.transaction('answers', 'readwrite')
  const path = pathOf(sailing)
  const kept = await transaction.store.get([owner, path])
  const before = (kept?.data ?? []) as readonly Judged[] // only verdicts are written to this path
  await transaction.store.put({ owner, path, data: withVerdict(before, verdict), at: Date.now() })
  await transaction.done
}
