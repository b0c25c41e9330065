import type { Locator, Page, Request } from '@playwright/test'

import { expectPage, goToFooter } from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { saveBefore, signIn, somebody } from './support/saved.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// Each test here stops the clock of its device, so the device must not be kept for another test.
test.use({ device: 'fresh' })

/** Leaves the calls of one kind without an answer; `sent` resolves with such a call once the page has sent it. */
async function holdAnswers(page: Page, method: string, path: string) {
  const isHeld = (request: Request) =>
    request.method() === method && new URL(request.url()).pathname.startsWith(path)
  await page.route(
    (url) => url.pathname.startsWith(path),
    async (route, request) => {
      if (!isHeld(request)) await route.continue()
    },
  )
  return { sent: page.waitForRequest(isHeld) }
}

/** Stops the clock of the device, which from here on only the test moves. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(
    (await page.evaluate(() => performance.timeOrigin + performance.now())) + 60_000,
  )
}

/**
 * Expects no message shortly before the limit, and at the limit the message that the server did not answer in time. The
 * caller passes a longer `momentMs` if the clock was stopped after the call was sent.
 */
async function expectGivenUpAfter(
  page: Page,
  limitMs: number,
  where: Locator,
  momentMs = 1,
): Promise<void> {
  const late = where.getByText(t('common:state.timeout'))
  await page.clock.runFor(limitMs - momentMs)
  await expect(late).toHaveCount(0)
  await page.clock.runFor(momentMs)
  // Drawing the message takes some time, too, so the clock has to run again.
  await page.clock.resume()
  await expect(late.first()).toBeVisible()
}

test('API-3 a form is given up after 40 seconds, and the data of a page after 1000', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/booking-policy')
  const footer = await goToFooter(page)
  await footer.getByRole('textbox', { name: t('base:newsletter.title') }).fill('slow@example.com')
  const form = await holdAnswers(page, 'POST', '/travel/v1/newsletter')
  await stopClock(page)
  await footer.getByRole('button', { name: t('base:newsletter.submit') }).click()
  expect((await form.sent).headers()['content-type']).toContain('application/json')
  await expectGivenUpAfter(page, 40_000, footer)

  const data = await holdAnswers(page, 'GET', '/travel/v1/privacypolicy')
  await footer.getByRole('link', { name: t('common:nav.privacyPolicy') }).click()
  await data.sent
  // The page needs a running clock to open, so the clock stops only now; `stopClock` moves it ahead by a minute.
  await stopClock(page)
  await expectGivenUpAfter(page, 940_000, page.getByRole('main'), 30_000)
})

test('API-3 a picture is sent in a part named File, and given up after 10 seconds', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/contact')
  await expectPage(page, t('support:contact.title'))
  const form = page.getByRole('form', { name: t('support:contact.title') })
  const box = (name: string) => form.getByRole('textbox', { name })
  await box(t('support:contact.name')).fill('Lim Hui Min')
  await box(t('support:contact.email')).fill('slow@example.com')
  await form.getByRole('combobox').selectOption('ferry')
  await box(t('support:contact.concern')).fill('We missed the 10:20 sailing.')
  await form.getByLabel(new RegExp(`^${t('support:image.label')} `)).setInputFiles(receipt())
  await expect(page.getByRole('img', { name: t('support:image.preview') })).toBeVisible()
  const upload = await holdAnswers(page, 'POST', '/travel/v1/contact')
  await stopClock(page)
  await form.getByRole('button', { name: t('support:contact.submit') }).click()
  const sent = await upload.sent
  expect(sent.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(sent.postDataBuffer()?.toString('latin1')).toMatch(
    /Content-Disposition: form-data; name="File"; filename="[^"]+"\r\nContent-Type: image\/png/,
  )

  await expectGivenUpAfter(page, 10_000, form)
})

test('API-3 a change and a deletion are given up after 10 seconds, and the change can be sent again', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page)
  await saveBefore(page, somebody('LIMITED', 'E1000077'))
  await page.reload()
  const main = page.getByRole('main')
  const name = 'LIMITED SITI NUR'
  const deletion = await holdAnswers(page, 'DELETE', '/admin/v1/passenger/')
  await main.getByRole('button', { name: t('traveller:saved.deleteOf', { name }) }).click()
  const dialog = page.getByRole('dialog')
  await stopClock(page)
  await dialog.getByRole('button', { name: t('common:action.delete'), exact: true }).click()
  await deletion.sent
  await expectGivenUpAfter(page, 10_000, page.locator('body'))

  await page.unrouteAll()
  await page.reload()
  await main.getByRole('link', { name: t('traveller:saved.editOf', { name }) }).click()
  await expectPage(page, t('traveller:saved.editTitle'))
  await page.getByRole('textbox', { name: t('passenger:field.nativeName') }).fill('林')
  const change = await holdAnswers(page, 'PUT', '/admin/v1/passenger/')
  await stopClock(page)
  await page.getByRole('button', { name: t('common:action.save'), exact: true }).click()
  await change.sent
  await expectGivenUpAfter(page, 10_000, page.locator('body'))

  await page.unrouteAll()
  await page.getByRole('button', { name: t('common:action.save'), exact: true }).click()
  await expect(main.getByText('林')).toBeVisible()
})
