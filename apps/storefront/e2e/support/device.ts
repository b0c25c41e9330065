import type { Browser, BrowserContext } from '@playwright/test'

import { setClockAhead } from '../../src/test/set-clock-ahead.ts'
import { START } from './start.ts'

/** Another visitor's device, which knows nothing of the first; ends with its browser. */
export async function openDevice(browser: Browser): Promise<BrowserContext> {
  const device = await browser.newContext()
  await setClock(device)
  return device
}

/** Sets the device's clock by the mock's. */
export async function setClock(device: BrowserContext): Promise<void> {
  await device.addInitScript(setClockAhead, Date.parse(START) - Date.now())
}
