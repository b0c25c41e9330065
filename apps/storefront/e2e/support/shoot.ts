import { join } from 'node:path'

import type { Locator, Page } from '@playwright/test'

import { expectPage } from './journey.ts'

const folder = process.env['SELAT_PICTURES'] ?? ''

export type View = { width: number; height: number; colorScheme: 'light' | 'dark' }

export const computer: View = { width: 1280, height: 800, colorScheme: 'light' }
export const tablet: View = { width: 768, height: 1024, colorScheme: 'dark' }
export const phone: View = { width: 360, height: 740, colorScheme: 'dark' }

export type Shot = {
  name: string
  title: string
  view: View
  /** The part of the page in the middle of the picture; the picture shows the top of the page if it is absent. */
  subject?: Locator
}

/** Takes a picture of a page for the docs, after its data and fonts have loaded. */
export async function shoot(
  page: Page,
  path: string,
  { name, title, view, subject }: Shot,
): Promise<void> {
  const { width, height, colorScheme } = view
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(path)
  await expectPage(page, title)
  // After this wait all data is on the page, so the picture shows no skeleton.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await subject?.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.screenshot({
    path: join(folder, `${name}-${width}-${colorScheme}.png`),
    animations: 'disabled',
    caret: 'hide',
  })
}
