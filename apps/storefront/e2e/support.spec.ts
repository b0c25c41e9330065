import { writeFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import { bookDirectly, bookingLink } from './support/direct-booking.ts'
import { expectPage, goToFooter } from './support/journey.ts'
import { pressAt, typeAt } from './support/keyboard.ts'
import { pngOf, receipt } from './support/picture-file.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const MEGABYTE = 1024 * 1024
const message = 'We missed the 10:20 sailing.'

/** A mailbox that no other run has written to. */
const mailbox = (name: string) => `${name}-${Date.now()}@example.com`

const form = (page: Page) => page.getByRole('form', { name: t('support:contact.title') })
const box = (page: Page, name: string) => form(page).getByRole('textbox', { name })
const picture = (page: Page) => form(page).getByLabel(new RegExp(`^${t('support:image.label')} `))
const send = (page: Page) => form(page).getByRole('button', { name: t('support:contact.submit') })

async function openContact(page: Page): Promise<void> {
  await page.goto('/contact')
  await expectPage(page, t('support:contact.title'))
}

async function fill(page: Page, email: string): Promise<void> {
  await box(page, t('support:contact.name')).fill('Lim Hui Min')
  await box(page, t('support:contact.email')).fill(email)
  await form(page).getByRole('combobox').selectOption('ferry')
  await box(page, t('support:contact.concern')).fill(message)
}

test('SUP-1 a message with a picture of 4.8 MB is sent, and its copy arrives', async ({
  page,
  desk,
}) => {
  const email = mailbox('picture')
  await openContact(page)
  await fill(page, email)
  await picture(page).setInputFiles(receipt({ name: 'jetty.png', bytes: 4.8 * MEGABYTE }))
  await expect(form(page).getByText('jetty.png')).toBeVisible()
  await expect(page.getByRole('img', { name: t('support:image.preview') })).toBeVisible()

  await send(page).click()

  const done = page.getByRole('heading', { name: t('support:success.sent') })
  await expect(done).toBeFocused()
  const reference = await page.getByText(/^NST-C-|^C-/).textContent()
  const [mail] = await desk.mailsTo(email)
  expect(mail?.text).toContain(reference)
  expect(mail?.text).toContain(message)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common:error.home') })
    .click()
  await expectPage(page, t('base:home.title'))
})

test('SUP-1 a picture of over 5 MB, and an HTML page that is named as a picture, are refused before they are sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await openContact(page)
  await fill(page, 'e2e-refused@example.com')

  await picture(page).setInputFiles(receipt({ bytes: 5.1 * MEGABYTE }))
  await expect(
    form(page)
      .getByText(/File size must be under 5.MB/)
      .first(),
  ).toBeVisible()
  const disguised = {
    name: 'jetty.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html>'),
  }
  await picture(page).setInputFiles(disguised)
  await expect(form(page).getByText(t('problem:file_type_refused')).first()).toBeVisible()
  await send(page).click()

  await expect(picture(page)).toBeFocused()
  expect(sent.filter((call) => call.startsWith('POST') && call.includes('/contact'))).toEqual([])
})

test('SUP-1 a screenshot is pasted from the clipboard, and a picture is dropped on the form', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openContact(page)
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const image = new Blob([bytes], { type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': image })])
  }, pngOf().toString('base64'))

  await box(page, t('support:contact.concern')).focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(form(page).getByText('image.png')).toBeVisible()

  const data = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }))
    return transfer
  }, pngOf().toString('base64'))
  await picture(page).dispatchEvent('drop', { dataTransfer: data })
  await expect(form(page).getByText('dropped.png')).toBeVisible()
})

test('ERR-4 an upload shows its progress, can be stopped and tried again, and is sent once without losing what was typed', async ({
  page,
  desk,
}) => {
  const email = mailbox('slow')
  await openContact(page)
  await fill(page, email)
  await picture(page).setInputFiles(receipt({ name: 'jetty.png', bytes: 4 * MEGABYTE }))
  const line = await page.context().newCDPSession(page)
  const speed = (upload: number, offline = false) =>
    line.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: upload,
    })
  await line.send('Network.enable')
  // The whole picture takes half a minute, so that it is stopped on its way however busy the machine is.
  await speed(MEGABYTE / 8)

  await send(page).click()
  const bar = form(page).getByRole('progressbar', { name: t('support:image.uploading') })
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(2)
  await form(page)
    .getByRole('button', { name: t('support:image.cancel') })
    .click()
  await expect(form(page).getByText(t('support:contact.stopped'))).toBeVisible()

  await speed(-1, true)
  await send(page).click()
  await expect(form(page).getByText(t('common:state.offlineTitle'))).toBeVisible()
  await expect(form(page).getByText('jetty.png')).toBeVisible()
  await expect(box(page, t('support:contact.concern'))).toHaveValue(message)

  await speed(-1)
  await form(page)
    .getByRole('button', { name: t('common:action.retry') })
    .click()
  await expect(page.getByRole('heading', { name: t('support:success.sent') })).toBeVisible()
  expect(await desk.mailsTo(email)).toHaveLength(1)
})

test('SUP-1 a typed message is there after a reload, and a booking opens the form with its number', async ({
  page,
}) => {
  await openContact(page)
  await fill(page, 'e2e-reload@example.com')
  await page.reload()
  await expect(box(page, t('support:contact.concern'))).toHaveValue(message)

  const booked = await bookDirectly(sites.agency, '2026-12-15')
  await page.goto(bookingLink(booked))
  await expectPage(page, booked.confirmationNumber)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common:nav.contact') })
    .click()
  await expectPage(page, t('support:contact.title'))
  await expect(box(page, t('support:contact.bookingId'))).toHaveValue(booked.order)

  await box(page, t('support:contact.bookingId')).fill('')
  await page.getByRole('button', { name: new RegExp(`^${booked.confirmationNumber}`) }).click()
  await expect(box(page, t('support:contact.bookingId'))).toHaveValue(booked.confirmationNumber)
})

test('SUP-1 by keyboard alone, a visitor goes from the footer to the form and sends a message with a picture', async ({
  page,
}, info) => {
  const file = info.outputPath('jetty.png')
  await writeFile(file, pngOf())
  await page.goto('/login')
  await expectPage(page, t('account:login.title'))

  await pressAt(
    page,
    page.getByRole('contentinfo').getByRole('link', { name: t('common:nav.contact') }),
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await typeAt(page, box(page, t('support:contact.name')), 'Lim Hui Min')
  await page.keyboard.press('Tab')
  await page.keyboard.type('e2e-keys@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ferry')
  await page.keyboard.press('Tab')
  await page.keyboard.type('NST-4KQ7ZP')
  await page.keyboard.press('Tab')
  await page.keyboard.type(message)
  const chooser = page.waitForEvent('filechooser')
  await pressAt(page, picture(page))
  await (await chooser).setFiles(file)
  await expect(form(page).getByText('jetty.png')).toBeVisible()
  await pressAt(page, send(page))

  await expect(page.getByRole('heading', { name: t('support:success.sent') })).toBeFocused()
})

test('SUP-2 the newsletter can be subscribed twice in the footer, and sends one mail', async ({
  page,
  desk,
}) => {
  const email = mailbox('news')
  for (const _ of [1, 2]) {
    await page.goto('/booking-policy')
    const footer = await goToFooter(page)
    const field = footer.getByRole('textbox', { name: t('base:newsletter.title') })
    await field.fill('not an address')
    await footer.getByRole('button', { name: t('base:newsletter.submit') }).click()
    await expect(footer.getByText(t('common:issue.invalid_email'))).toBeVisible()
    await field.fill(email)
    await field.press('Enter')
    await expect(footer.getByText(`${t('base:newsletter.done')}.`)).toBeVisible()
  }

  expect(await desk.mailsTo(email)).toHaveLength(1)
})

test('APP-10 SUP-1 axe finds nothing on the contact form, wrong, filled and sent', async ({
  page,
}) => {
  test.slow()
  await openContact(page)
  await send(page).click()
  await expect(form(page).getByText(t('common:issue.required')).first()).toBeVisible()
  await expectAccessible(page, 'contact with errors')
  await fill(page, 'e2e-axe@example.com')
  await picture(page).setInputFiles(receipt())
  await expect(form(page).getByText('receipt.png')).toBeVisible()
  await expectAccessible(page, 'contact with a picture')
  await send(page).click()
  await expect(page.getByRole('heading', { name: t('support:success.sent') })).toBeVisible()
  await expectAccessible(page, 'contact sent')
})
