import type { Browser, BrowserContext } from '@playwright/test'

import { START } from './start.ts'

/** Another visitor's device, which knows nothing of the first; ends with its browser. */
export async function openDevice(browser: Browser): Promise<BrowserContext> {
  const device = await browser.newContext()
  await setClock(device)
  return device
}

/**
 * Sets the device's clock by the mock's and lets it run, because pages propose days by it. By the machine's own clock the
 * journeys held only as long as it was 20 November 2026 in Singapore.
 */
export async function setClock(device: BrowserContext): Promise<void> {
  await device.addInitScript(
    (aheadMs) => {
      const Machine = Date
      const now = () => Machine.now() + aheadMs
      globalThis.Date = new Proxy(Machine, {
        construct: (_, given, made) =>
          Reflect.construct(Machine, given.length === 0 ? [now()] : given, made) as Date, // made by Date
        apply: () => new Machine(now()).toString(),
        get: (_, key) => (key === 'now' ? now : Reflect.get(Machine, key)),
      })
    },
    Date.parse(START) - Date.now(),
  )
}
