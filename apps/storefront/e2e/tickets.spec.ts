import { expectAccessible } from './support/accessibility.ts'
import { bookDirectly, bookingLink } from './support/direct-booking.ts'
import { chooseTransfer, fillCart, openTicketInput, orderCart } from './support/direct-cart.ts'
import { expectPage, tickets } from './support/journey.ts'
import { savePdf } from './support/read-pdf.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { messagesIn, t } from './support/texts.ts'

const date = '2026-12-17'

for (const [locale, tag, terminal] of [
  ['EN', 'en', 'HarbourFront'],
  ['ID', 'id', 'HarbourFront'],
  ['ZH', 'zh', '港湾'],
  ['ZHTD', 'zh-Hant', '港灣'],
  ['ZHSM', 'zh-SG', '港湾'],
] as const)
  test(`CHK-10 the tickets are saved as a PDF with real text in ${locale}`, async ({
    page,
    desk,
  }) => {
    const words = messagesIn(tag)
    const booked = await bookDirectly(sites.agency, date)
    await chooseTransfer(booked)
    await desk.settle(booked.order)
    await page.addInitScript((code) => localStorage.setItem('locale', code), locale)
    await page.goto(bookingLink(booked))
    const ticket = page.getByRole('article').filter({ hasText: words('ticket:pass.title') })
    await expect(ticket).toHaveCount(1)
    // The first definition of a ticket is the passenger.
    const name = await ticket.getByRole('definition').first().innerText()

    const pdf = await savePdf(page, words('ticket:action.pdf'))

    expect(pdf.name).toBe(`${booked.confirmationNumber}.pdf`)
    expect(pdf.size).toBeLessThan(120_000)
    for (const text of [
      name,
      terminal,
      words('ticket:pass.checkInCloses'),
      booked.confirmationNumber,
    ])
      expect(pdf.text).toContain(text.replaceAll(/\s/g, ''))
  })

test('FER-7 two open tickets are bought, a sailing is chosen for them by keyboard, and the tickets show it', async ({
  page,
  desk,
}) => {
  const booked = await orderCart(await fillCart([openTicketInput()]), date)
  await chooseTransfer(booked)
  await desk.settle(booked.order)
  await page.goto(bookingLink(booked))
  await page.getByRole('link', { name: t('ticket:redeem.choose') }).click()
  await expectPage(page, t('ticket:redeem.title'))
  await page.goto(`/paid-dolphin?order=${booked.order}&date=${date}`)
  await expect(page.getByRole('radio')).toHaveCount(7)

  await page.getByRole('radio', { name: /12:30/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: /12:30/ })).toBeChecked()
  await page
    .getByRole('button', { name: t('ticket:redeem.send', { operator: 'Selat Riau Line' }) })
    .focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: /Sent to Selat Riau Line/ })).toBeFocused()
  await expect(tickets(page)).toHaveCount(2)
  await expectAccessible(page, 'sent tickets')
  await page.getByRole('link', { name: t('ticket:redeem.ofBooking') }).click()
  await expectPage(page, booked.confirmationNumber)
  await expect(tickets(page).first()).toContainText('12:30')
})

test('FER-7 an open ticket is refused for a sailing that has filled up meanwhile, and stays open', async ({
  page,
  desk,
}) => {
  const sailing = 'sai_HFC-BTC-SRL-20261228-1020'
  const booked = await orderCart(await fillCart([openTicketInput()]), date)
  await chooseTransfer(booked)
  await desk.settle(booked.order)
  await page.goto(bookingLink(booked))
  await expect(tickets(page)).toHaveCount(2)
  await page.goto(`/paid-dolphin?order=${booked.order}&date=2026-12-28`)
  await page.getByRole('radio', { name: /10:20/ }).check()
  await desk.leaveSeats(sailing, 0)

  await page
    .getByRole('button', { name: t('ticket:redeem.send', { operator: 'Selat Riau Line' }) })
    .click()

  await expect(page.getByRole('alert')).toContainText(t('ticket:redeem.unchanged'))
  await expect(page.getByRole('radio', { name: /10:20/ })).toBeDisabled()
  await page.goto(`/order-detail?order=${booked.order}`)
  await expect(page.getByRole('link', { name: t('ticket:redeem.choose') })).toBeVisible()
})
