import type { Page } from '@playwright/test'
import { languageCodes } from '@selat/i18n/languages'

import {
  addToCart,
  chooseSailings,
  fillContact,
  goToCheckout,
  goToFooter,
  openResults,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'
import { messagesIn, textsOf } from './support/texts.ts'
import { contact } from './support/travellers.ts'

// These tests watch downloads, so the device must not have the site's files already.
test.use({ device: 'fresh' })

const inChinese = messagesIn('zh-Hant')
const inIndonesian = messagesIn('id')

async function chooseLanguage(page: Page, name: string): Promise<void> {
  const footer = await goToFooter(page)
  await footer.getByRole('button', { name, exact: true }).click()
}

/** Returns the visible texts of the page, one for each text node. */
async function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const text = walker.currentNode.textContent?.trim() ?? ''
      if (text !== '' && element?.checkVisibility()) words.push(text)
    }
    return words
  })
}

/** Returns the texts on the page that are still English although the language has its own words for them. */
async function leftInEnglish(page: Page, folder: 'ZHTD' | 'ID'): Promise<string[]> {
  const own = new Set(textsOf(folder))
  const english = new Set(textsOf('EN').filter((text) => !own.has(text)))
  return (await wordsOn(page)).filter((text) => english.has(text))
}

test('I18-1 I18-3 a visitor changes the language midway and loses nothing', async ({ page }) => {
  await openResults(page, { depart: '2026-12-21', back: '2026-12-23', adults: 1 })
  await chooseSailings(page, '10:20', '16:10')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await chooseLanguage(page, '繁體中文')

  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  await expect(
    page.getByRole('button', { name: inChinese('ferry:estimate.addToCart') }),
  ).toBeVisible()
  expect(await leftInEnglish(page, 'ZHTD')).toEqual([])
  await chooseLanguage(page, 'English')
  await addToCart(page)
  await goToCheckout(page)
  await fillContact(page)

  await chooseLanguage(page, 'Bahasa Indonesia')

  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expect(
    page.getByRole('heading', { level: 1, name: inIndonesian('order:checkout.title') }),
  ).toBeVisible()
  expect(await leftInEnglish(page, 'ID')).toEqual([])
  await expect(
    page.getByRole('textbox', { name: inIndonesian('order:checkout.fullName') }),
  ).toHaveValue(contact.name)
})

test('I18-3 SES-6 only the chosen language is downloaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'ZHTD'))
  const downloads = new Set<string>()
  page.on('request', (request) => {
    // Texts are JSON files beside the scripts.
    if (request.resourceType() === 'script' || request.url().endsWith('.json'))
      downloads.add(request.url())
  })

  await page.goto('/')
  await expect(page.getByRole('button', { name: inChinese('ferry:search.submit') })).toBeVisible()
  await openResults(page, { depart: '2026-12-21', adults: 1 })
  await expect(page.getByText(inChinese('ferry:results.outbound')).first()).toBeVisible()

  const readCode = async () =>
    (await Promise.all([...downloads].map((url) => textOf(page, url)))).join('\n')
  // The server sends the page rendered, and its texts are downloaded a moment later.
  await expect.poll(readCode).toContain(inChinese('ferry:search.modify'))
  const code = await readCode()
  for (const folder of languageCodes.filter((language) => language !== 'ZHTD'))
    expect(textsOf(folder, 'ferry').filter((text) => isOnlyIn(folder, text, code))).toEqual([])
})

async function textOf(page: Page, url: string): Promise<string> {
  return (await page.request.get(url)).text()
}

/**
 * Returns whether the code contains a text that the chosen language does not share and that is too long to be anything
 * else.
 */
function isOnlyIn(folder: string, text: string, code: string): boolean {
  if (textsOf('ZHTD', 'ferry').some((own) => own.includes(text))) return false
  const isSentence = folder === 'EN' || folder === 'ID' ? text.includes(' ') : text.length > 5
  return isSentence && code.includes(text)
}
