import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { openManifest, openSecondDevice, sailing } from './support/authority.ts'
import { manifestJourney } from './support/manifest-journey.ts'
import { computer, phone, type View } from './support/shoot.ts'
import { START } from './support/start.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const folder = process.env['SELAT_PICTURES'] ?? ''

/** Takes a picture of what a user of the authority sees without scrolling. */
async function save(page: Page, name: string, { width, height, colorScheme }: View) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(folder, `${name}-${width}-${colorScheme}.png`),
    animations: 'disabled',
    caret: 'hide',
  })
}

test('pictures of a manifest: the board of a day, and a gate that meets a ticket twice', async ({
  page,
  ownSandbox,
}) => {
  await page.clock.setFixedTime(START)
  const other = await openSecondDevice(ownSandbox)
  const { Passengers } = await other.manifest()
  const through = Passengers.slice(0, 57).map(({ Number }) => Number)
  for (const number of through) await other.scan(number, '2026-11-20T06:12:00Z')
  const [first] = through
  const next = Passengers[through.length]
  if (first === undefined || !next) throw new Error('Too few travel')

  await openManifest(page, ownSandbox, '?date=2026-11-20')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await save(page, 'manifest', computer)

  const journey = manifestJourney(page, t)
  await page.goto(`${ownSandbox.agents}/manifest?sailing=${sailing}&view=gate`)
  await journey.type(next.Number)
  await expect(journey.verdict(t('manifest:verdict.checkedIn'))).toBeVisible()
  await save(page, 'gate', computer)
  await journey.type(first)
  await expect(journey.verdict(t('manifest:verdict.already'))).toBeVisible()
  await save(page, 'gate', phone)
})
