import type { Locator, Page } from '@playwright/test'

import { fillCart, productInputs, SEED, takeCart } from './support/direct-cart.ts'
import {
  dayName,
  expectPage,
  leg,
  offer,
  orderOf,
  passengerForm,
  tickets,
} from './support/journey.ts'
import { arrowTo, pressAt, tabTo, typeAt } from './support/keyboard.ts'
import { buyCrossing } from './support/paid-crossing.ts'
import { receipt } from './support/picture-file.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { contact, type Traveller, travellers } from './support/travellers.ts'

/** Types a date into its fields for day, month and year, which are one Tab apart. */
async function typeDate(page: Page, form: Locator, name: string, date: string | null) {
  const [year = '', month = '', day = ''] = (date ?? '').split('-')
  const group = form.getByRole('group', { name: new RegExp(`^${name}`) })
  await typeAt(page, group.getByRole('textbox', { name: t('passenger:field.day') }), day)
  await page.keyboard.press('Tab')
  await page.keyboard.type(month)
  await page.keyboard.press('Tab')
  await page.keyboard.type(year)
}

async function typePassenger(page: Page, form: Locator, traveller: Traveller): Promise<void> {
  const box = (name: string) => form.getByRole('textbox', { name, exact: true })
  const list = (name: string) => form.getByRole('combobox', { name, exact: true })
  const country = { SG: 'Singapore', MY: 'Malaysia', ID: 'Indonesia' }[traveller.Nationality] ?? ''
  await typeAt(page, list(t('passenger:field.title')), traveller.Title)
  await typeAt(page, box(t('passenger:field.firstName')), traveller.FirstName)
  await typeAt(page, box(t('passenger:field.lastName')), traveller.LastName)
  await typeDate(page, form, t('passenger:field.dateOfBirth'), traveller.DateOfBirth)
  await typeAt(page, box(t('passenger:field.placeOfBirth')), traveller.PlaceOfBirth)
  await typeAt(page, list(t('passenger:field.nationality')), country)
  await typeAt(page, list(t('passenger:field.countryOfResidence')), country)
  await typeAt(page, box(t('passenger:field.passportNumber')), traveller.PassportNumber ?? '')
  await typeAt(page, box(t('passenger:field.placeOfIssue')), traveller.PlaceOfIssue ?? '')
  await typeDate(page, form, t('passenger:field.dateOfIssue'), traveller.DateOfIssue)
  await typeDate(page, form, t('passenger:field.dateOfExpiry'), traveller.DateOfExpiry)
}

test('NAV-12 FER-1 CHK-1 CHK-5 a round trip is searched, bought and paid by keyboard alone', async ({
  page,
  desk,
}) => {
  test.slow()
  const [traveller] = travellers({ adults: 1 }, '2026-12-11', 5)
  if (!traveller) throw new Error('Nobody travels')
  const button = (name: string) => page.getByRole('button', { name })
  await page.goto('/')

  // The departure is two weeks after the date that the form proposes, and the return two days later.
  await pressAt(page, button(t('ferry:search.departDate')))
  await expect(page.getByRole('button', { name: dayName('2026-11-27') })).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await expect(button(t('ferry:search.departDate'))).toContainText('11 Dec')
  await expect(button(t('ferry:search.returnDate'))).toContainText('13 Dec')
  await pressAt(page, button(t('ferry:search.submit')))
  await pressAt(page, offer(leg(page, 0), '10:20'))
  await pressAt(page, offer(leg(page, 1), '16:10'))
  await pressAt(page, button(t('ferry:estimate.addToCart')))

  await expectPage(page, t('cart:page.title'))
  await pressAt(page, page.getByRole('link', { name: t('cart:page.checkout') }))

  await expectPage(page, t('order:checkout.title'))
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await typeAt(page, box(t('order:checkout.fullName')), contact.name)
  await typeAt(page, box(t('order:checkout.email')), contact.email)
  await typeAt(page, page.getByRole('combobox', { name: t('common:phone.code') }), 'Singapore')
  await typeAt(page, box(t('common:phone.number')), contact.phone)
  await typePassenger(page, passengerForm(page, 0), traveller)
  await pressAt(page, page.getByRole('checkbox', { name: t('order:checkout.agree') }), 'Space')
  await pressAt(page, button(t('order:checkout.place')))

  await expectPage(page, t('payment:page.chooseMethod'))
  const order = orderOf(page)
  await arrowTo(page, page.getByRole('radio', { name: 'Bank transfer, BCA' }))
  await pressAt(page, button(t('payment:page.payWith', { method: 'Bank transfer, BCA' })))
  const chooser = page.waitForEvent('filechooser')
  await pressAt(page, page.getByLabel(t('payment:proof.title'), { exact: true }))
  await (await chooser).setFiles(receipt())
  await expect(page.getByText(t('payment:proof.uploaded'), { exact: true })).toBeVisible()
  await pressAt(page, button(t('payment:confirm.button')))
  await expectPage(page, t('payment:verifying.title'))
  await desk.approve(order)

  await expectPage(page, t('payment:success.title'))
  await expect(tickets(page)).toHaveCount(2)
})

test('PAX-4 CHK-11 NAV-12 by keyboard alone, adults cannot be cancelled without their children, and a warning names the children if only the adults move', async ({
  page,
  desk,
}) => {
  const date = '2027-01-05'
  const party = { adults: 2, children: 1, infants: 1 }
  const { order, token } = await buyCrossing(desk, date, { method: 'QRIS', party })
  const [mother, father, child, infant] = travellers(party, date, SEED)
  const person = (traveller?: Traveller) =>
    page.getByRole('checkbox', { name: `${traveller?.LastName} ${traveller?.FirstName}` })
  const left = new RegExp(
    `${child?.FirstName}.*${infant?.FirstName} would be left without an adult`,
  )
  const stay = new RegExp(`${child?.FirstName}.*${infant?.FirstName} would stay without an adult`)
  const button = (name: string) => page.getByRole('button', { name })
  await page.goto(`/order-detail?order=${order}&token=${token}`)

  await pressAt(page, page.getByRole('link', { name: t('order:cancelBooking.title') }))
  await expectPage(page, t('order:cancelBooking.title'))
  await arrowTo(page, page.getByRole('radio', { name: t('order:cancelBooking.part') }))
  await pressAt(page, person(mother), 'Space')
  await expect(page.getByText(left)).toHaveCount(0)
  await pressAt(page, person(father), 'Space')
  await expect(page.getByText(left)).toBeVisible()
  await pressAt(page, button(t('order:cancelBooking.ask')))
  await expect(page.getByText(left)).toBeVisible()
  const quote = page.getByRole('heading', {
    name: t('order:cancelBooking.quoteTitle'),
    exact: true,
  })
  await expect(quote).toHaveCount(0)

  await page.goto(`/order-detail?order=${order}&token=${token}`)
  await pressAt(page, page.getByRole('link', { name: t('order:changeDate.title') }))
  await expectPage(page, t('order:changeDate.title'))
  await pressAt(page, person(child), 'Space')
  await pressAt(page, person(infant), 'Space')
  await expect(page.getByText(stay).first()).toBeVisible()
  // Without the infant and the child in the selection, both travel with the adults again, and the warning goes.
  await tabTo(page, person(infant))
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(person(child)).toBeChecked()
  await expect(page.getByText(stay)).toHaveCount(0)
})

test('NAV-12 in a low window, going back to “Hold longer” in the checkout shows it below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await takeCart(page, await fillCart(productInputs('2027-01-13', '2027-01-14').slice(2, 3)))
  await page.goto('/checkout')
  const extend = page.getByRole('button', { name: new RegExp(`^${t('cart:hold.extend')}`) })
  await expect(extend).toBeVisible()
  await page
    .getByRole('textbox', { name: t('order:checkout.email') })
    .first()
    .focus()

  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(extend).toBeFocused({ timeout: 250 })
  }).toPass({ intervals: [0] })

  const header = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await extend.boundingBox())?.y)
    .toBeGreaterThanOrEqual(header?.height ?? Infinity)
})
