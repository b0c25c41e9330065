import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 120

/** Presses Tab until the target has the focus, as a user without a mouse has to; throws if Tab does not reach it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${String(target)}`)
}

/** Chooses one of several radio buttons by the arrow keys, because Tab reaches only the first. */
export async function arrowTo(page: Page, target: Locator): Promise<void> {
  await tabTo(page, page.getByRole('radio').first())
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Space')
  await expect(target).toBeChecked()
}

export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
