import { join } from 'node:path'

import { type Locator, type Page, test } from '@playwright/test'

import { deskOf } from './support/desk.ts'
import {
  addToCart,
  chooseSailings,
  expectPage,
  fillContact,
  fillPassengers,
  goToCheckout,
  leg,
  offer,
  openResults,
  payBy,
  placeOrder,
  sayPaid,
  tickets,
  uploadProof,
} from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { mock } from './support/sites.ts'
import { START } from './support/start.ts'
import { t } from './support/texts.ts'
import { type Traveller, travellers } from './support/travellers.ts'

const folder = process.env['SELAT_PICTURES'] ?? ''
const HEIGHTS = { 360: 740, 768: 1024, 1280: 800 }

const day = { depart: '2026-12-12', back: '2026-12-14' }

/** Returns a family with names that fit the region; a seed makes up the rest of their passports. */
function family(): Traveller[] {
  const names = [
    { Title: 'Ms', FirstName: 'WEI LING', LastName: 'TAN', DateOfBirth: '1985-11-03' },
    { Title: 'Mr', FirstName: 'BUDI', LastName: 'SANTOSO', DateOfBirth: '1983-04-21' },
    { Title: 'Miss', FirstName: 'MEI', LastName: 'TAN', DateOfBirth: '2018-07-09' },
  ] as const
  return travellers({ adults: 2, children: 1 }, day.depart).map((traveller, index) => ({
    ...traveller,
    ...names[index],
  }))
}

/** Takes pictures of what a visitor sees without scrolling, on a phone, a tablet and a computer, in light and dark. */
async function shoot(page: Page, name: string, subject: Locator, top = 0): Promise<void> {
  for (const [width, height] of Object.entries(HEIGHTS)) {
    await page.setViewportSize({ width: Number(width), height })
    // The page is opened anew at this size, as a visitor with such a device would open it.
    await page.reload()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await subject.waitFor()
      await scrollTo(subject, top)
      await save(page, `${name}-${width}-${colorScheme}`)
    }
  }
}

/** Scrolls until the subject lies `top` pixels below the window's top; 0 scrolls to the start of the page. */
async function scrollTo(subject: Locator, top: number): Promise<void> {
  await subject.evaluate((element, wanted) => {
    const moved = window.scrollY + element.getBoundingClientRect().top - wanted
    window.scrollTo(0, wanted === 0 ? 0 : moved)
  }, top)
}

async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(folder, `${name}.png`),
    animations: 'disabled',
    caret: 'hide',
  })
}

test('pictures of the journey', async ({ page }) => {
  test.setTimeout(180_000)
  const desk = deskOf(mock)
  const trip = { ...day, adults: 2, children: 1 }
  // A fixed time keeps the countdowns still while timers run on.
  await page.clock.setFixedTime(START)

  await page.goto('/')
  await expectPage(page, t('base:home.title'))
  await shoot(page, 'home', page.getByRole('table'))

  await openResults(page, trip)
  await shoot(page, 'results', offer(leg(page, 0), '10:20'))

  await chooseSailings(page, '10:20', '16:10')
  await addToCart(page)
  await shoot(page, 'cart', page.getByRole('article'))

  await goToCheckout(page)
  await fillContact(page)
  await fillPassengers(page, family())
  const order = await placeOrder(page)
  await payBy(page, 'Bank transfer, BCA')
  await shoot(page, 'payment', page.getByRole('timer'))

  await uploadProof(page, receipt())
  await sayPaid(page)
  await desk.approve(order)
  await expectPage(page, t('payment:success.title'))
  await shoot(page, 'ticket', tickets(page).first(), 74)
})

test('a picture in another script', async ({ page }) => {
  await page.clock.setFixedTime(START)
  await page.addInitScript(() => localStorage.setItem('locale', 'ZHTD'))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await openResults(page, { ...day, adults: 2, children: 1 })
  await page.getByRole('button', { name: /10:20/ }).first().waitFor()

  await save(page, 'results-1280-light-zhtd')
})
