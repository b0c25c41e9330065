import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/** These journeys book on this day: each has a sandbox of its own, so none takes another's seats. */
export const DAY = '2026-12-09'

/** Opens the mock's console, at the section that the hash names, and waits until it tells the time. */
export async function openConsole(page: Page, site: string, hash = ''): Promise<void> {
  await page.goto(`${site}/__mock${hash}`)
  await expect(page.getByRole('time').first()).toBeVisible()
}

/** Returns the bar of the console, with its clock and sandbox; a key that is pressed here is a shortcut. */
export const board = (page: Page) => page.getByRole('banner')
