import { visitorStore } from '../../../shared/app/visitor/visitor-store.ts'
import { manifestDevice } from '../../../shared/kit/offline/manifest-device.ts'
import type { GateSettings } from '../../../shared/kit/offline/manifest-device.ts'

/** How this device stands at the gate, whoever uses it. It makes no noise until it is told to. */
export const useGateSettings = visitorStore<GateSettings>({
  initial: () => ({ place: '', hasSound: false, hasVibration: false }),
})

export async function loadSettings(): Promise<void> {
  useGateSettings.setState(await readSettings())
}

export function changeSettings(change: Partial<GateSettings>): void {
  useGateSettings.setState(change)
  // A device that keeps nothing is set anew on its next visit.
  void storeSettings(useGateSettings.getState()).catch(() => undefined)
}

async function readSettings(): Promise<Partial<GateSettings>> {
  const device = await manifestDevice()
  return (await device?.get('settings', 'gate')) ?? {}
}

async function storeSettings(settings: GateSettings): Promise<void> {
  const device = await manifestDevice()
  await device?.put('settings', settings, 'gate')
}
