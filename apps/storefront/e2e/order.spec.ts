import type { Page } from '@playwright/test'

import { openDevice } from './support/device.ts'
import { type Booked, bookDirectly, bookingLink } from './support/direct-booking.ts'
import { expectPage, payBy, sayPaid, tickets, uploadProof } from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

async function openPayment(page: Page, booked: Booked): Promise<void> {
  await page.goto(bookingLink(booked))
  await page.getByRole('link', { name: t('payment:page.payNow') }).click()
  await expectPage(page, t('payment:page.chooseMethod'))
}

test('CHK-5 a rejected proof says why, and a second one leads to the tickets', async ({
  page,
  desk,
}) => {
  const booked = await bookDirectly(sites.agency, '2026-12-17')
  await openPayment(page, booked)
  await payBy(page, 'Bank transfer, Mandiri')
  await uploadProof(page, receipt())
  await sayPaid(page)

  await desk.reject(booked.order, 'amount_differs')
  await expect(page.getByText(t('payment:rejection.amount_differs'))).toBeVisible()
  await uploadProof(page, receipt({ name: 'second.png' }))
  await sayPaid(page)
  await desk.approve(booked.order)

  await expectPage(page, t('payment:success.title'))
  await expect(tickets(page)).toHaveCount(1)
})

test('CHK-9 CHK-10 the link in the mail opens a booking in any browser, and its number without that link opens none', async ({
  browser,
  page,
  desk,
}) => {
  const booked = await bookDirectly(sites.agency, '2026-12-17')
  const [mail] = await desk.mailsOf(booked.order)
  const link = /http\S+\/order-detail\?\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(link).toContain(bookingLink(booked))

  await page.goto(link)
  await expectPage(page, booked.confirmationNumber)
  expect(page.url()).not.toContain(booked.token)

  const stranger = await (await openDevice(browser)).newPage()
  await stranger.goto(`${sites.agency}/order-detail?order=${booked.order}`)
  await expectPage(stranger, t('order:notFound.title'))
  await stranger.goto(`${sites.agency}/order-detail?order=${booked.order}&token=guessed-secret`)
  await expectPage(stranger, t('order:notFound.title'))
})

test('NAV-10 the chosen method is still chosen when the payer comes back to the payment page', async ({
  page,
}) => {
  const booked = await bookDirectly(sites.agency, '2026-12-17')
  await openPayment(page, booked)
  await page.getByRole('radio', { name: 'Bank transfer, Mandiri' }).check()

  await page.getByRole('link', { name: 'Nusa Strait Travel' }).click()
  await expectPage(page, t('base:home.title'))
  await page.goBack()

  await expect(page.getByRole('radio', { name: 'Bank transfer, Mandiri' })).toBeChecked()
})

test('CHK-10 on paper there are the tickets without the header and footer of the page', async ({
  page,
  desk,
}) => {
  const booked = await bookDirectly(sites.agency, '2026-12-17')
  await openPayment(page, booked)
  await payBy(page, 'QRIS')
  await desk.settle(booked.order)
  await expect(tickets(page)).toHaveCount(1)

  await page.emulateMedia({ media: 'print' })

  await expect(tickets(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
