import { join } from 'node:path'

import { type Page, test } from '@playwright/test'

import { expectPage } from './support/journey.ts'
import { START } from './support/start.ts'
import { messagesIn, t } from './support/texts.ts'

const folder = process.env['SELAT_PICTURES'] ?? ''

type View = { width: number; height: number; colorScheme: 'light' | 'dark' }
const computer: View = { width: 1280, height: 800, colorScheme: 'light' }
const phone: View = { width: 360, height: 740, colorScheme: 'dark' }

async function shoot(page: Page, path: string, { name, title, view }: Shot): Promise<void> {
  const { width, height, colorScheme } = view
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto(path)
  await expectPage(page, title)
  // What is asked for has come, and no skeleton is left.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: join(folder, `${name}-${width}-${colorScheme}.png`),
    animations: 'disabled',
    caret: 'hide',
  })
}

type Shot = { name: string; title: string; view: View }

test('pictures of an account', async ({ page }) => {
  await page.clock.setFixedTime(START)
  await shoot(page, '/register', {
    name: 'register',
    title: t('account:register.title'),
    view: computer,
  })
  await shoot(page, '/contact', {
    name: 'contact',
    title: t('support:contact.title'),
    view: computer,
  })

  await page.goto('/__mock/enter?user=weiling')
  await expectPage(page, t('base:home.title'))
  await shoot(page, '/profile', {
    name: 'profile',
    title: t('account:profile.title'),
    view: computer,
  })
  await shoot(page, '/profile/passenger?edit=new', {
    name: 'passenger',
    title: t('traveller:saved.addTitle'),
    view: computer,
  })

  await page.evaluate(() => localStorage.setItem('locale', 'ZHTD'))
  const inChinese = messagesIn('zh-Hant')
  await shoot(page, '/profile', {
    name: 'profile',
    title: inChinese('account:profile.title'),
    view: phone,
  })
})
