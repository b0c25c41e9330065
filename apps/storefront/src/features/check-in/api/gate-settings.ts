import { visitorStore } from '../../../shared/app/visitor/visitor-store.ts'
import { type GateSettings, manifestDevice } from '../../../shared/kit/offline/manifest-device.ts'

/** Keeps the settings of this device at the gate, for all its users. Sound and vibration are off at first. */
export const useGateSettings = visitorStore<GateSettings>({
  initial: () => ({ place: '', hasSound: false, hasVibration: false }),
})

export async function loadSettings(): Promise<void> {
  useGateSettings.setState(await readSettings())
}

export function changeSettings(change: Partial<GateSettings>): void {
  useGateSettings.setState(change)
  // If the device stores nothing, the settings have to be chosen again on the next visit.
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
