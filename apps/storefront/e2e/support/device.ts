import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

import { setClockAhead } from '../../src/test/set-clock-ahead.ts'
import { reportViolations } from './report-violations.ts'
import { START } from './start.ts'

/** Opens another visitor's device, which has no data of the first and ends with its browser. */
export async function openDevice(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const device = await browser.newContext(options)
  await reportViolations(device)
  await setClock(device)
  return device
}

/** Sets the device's clock by the mock's, for the pages that the device opens until this is undone. */
export function setClock(device: BrowserContext) {
  return device.addInitScript(setClockAhead, Date.parse(START) - Date.now())
}
