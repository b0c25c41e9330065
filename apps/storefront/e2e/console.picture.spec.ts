import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'

import { declarePaid } from './support/declared-payment.ts'
import { deskOf } from './support/desk.ts'
import { bookDirectly } from './support/direct-booking.ts'
import { expectPage } from './support/journey.ts'
import { mock, sites } from './support/sites.ts'
import { START } from './support/start.ts'

const folder = process.env['SELAT_PICTURES'] ?? ''

type View = { width: number; height: number; colorScheme: 'light' | 'dark' }
const desktop = { width: 1280, height: 800 } as const

async function shoot(page: Page, name: string, view: View): Promise<void> {
  const { width, height, colorScheme } = view
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(folder, `${name}-${width}-${colorScheme}.png`),
    animations: 'disabled',
    caret: 'hide',
  })
}

test('pictures of the console', async ({ page }) => {
  await page.clock.setFixedTime(START)
  const desk = deskOf(mock)
  const booked = await bookDirectly(sites.agency, '2026-12-09')
  await declarePaid(sites.agency, booked)
  await desk.approve(booked.order)
  await page.request.get(`${sites.agency}/travel/v1/company?system=4101`, {
    headers: { 'X-Mock-Fault': 'status=503' },
  })
  await page.request.post(`${sites.agency}/travel/v1/auth/login?system=4101`, {
    data: { Username: 42, Passwort: 'selat-demo-1' },
  })

  await page.goto(`${sites.agency}/__mock#/start`)
  await expectPage(page, 'Start')
  await expect(page.getByRole('heading', { name: 'Nusa Strait Travel' })).toBeVisible()
  await shoot(page, 'console-start', { ...desktop, colorScheme: 'light' })

  await page.goto(`${sites.agency}/__mock#/requests?q=nusa`)
  await page.getByRole('link', { name: /login.*validation_failed/ }).click()
  await expect(page.locator('mark').first()).toBeVisible()
  await shoot(page, 'console-requests', { ...desktop, colorScheme: 'dark' })

  await page.goto(`${sites.agency}/__mock#/clock`)
  await expectPage(page, 'Clock')
  await shoot(page, 'console-clock', { width: 360, height: 740, colorScheme: 'light' })
})
