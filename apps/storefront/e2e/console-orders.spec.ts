import { expectAccessible } from './support/accessibility.ts'
import { board, DAY, openConsole } from './support/console.ts'
import { declarePaid } from './support/declared-payment.ts'
import { bookDirectly } from './support/direct-booking.ts'
import { cancelPaid } from './support/direct-refund.ts'
import { expectPage } from './support/journey.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'

test('CHK-8 CHK-10 a proof is viewed and approved, and the mail with the tickets is read', async ({
  page,
  ownSandbox,
}) => {
  const booked = await bookDirectly(ownSandbox.url, DAY)
  await declarePaid(ownSandbox.url, booked)
  await openConsole(page, ownSandbox.url, '#/payments')
  const payment = page.getByRole('article', { name: booked.confirmationNumber })
  const picture = payment.getByRole('img', { name: 'Proof receipt.png' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(64)

  await payment.getByRole('button', { name: 'Approve' }).click()

  await expect(payment).toContainText('succeeded')
  await board(page).press('5')
  await page.getByRole('link', { name: /e-tickets/ }).click()
  const mail = page.getByRole('article', { name: /e-tickets/ })
  await expect(mail.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  await expect(mail.getByRole('button', { name: 'Copy Confirmation number' })).toBeVisible()
  await expect(mail.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    new RegExp(`^${sites.agency}/order-detail\\?order=${booked.order}`),
  )
  await mail.getByRole('combobox', { name: 'As sent by' }).selectOption('b2b')
  await mail.getByRole('combobox', { name: 'In language' }).selectOption('ZH')
  const elsewhere = new RegExp(`^${sites.agents}/order-detail\\?order=${booked.order}`)
  const framed = mail.frameLocator('iframe')
  await expect(framed.getByRole('link', { name: '打开我的订单' })).toHaveAttribute(
    'href',
    elsewhere,
  )
  await expect(framed.getByRole('img').first()).toBeVisible()
  await mail.getByText('Plain text').click()
  await expect(mail.locator('pre')).toContainText('打开我的订单')
  await expect(mail.getByRole('link', { name: 'Open' })).toHaveAttribute('href', elsewhere)
})

test('CHK-11 CHK-3 the diagrams of a refunded order show the way of its money and its states', async ({
  page,
  ownSandbox,
}) => {
  const booked = await bookDirectly(ownSandbox.url, DAY)
  const { confirmationNumber } = booked
  await cancelPaid(ownSandbox, booked)
  await openConsole(page, ownSandbox.url, '#/refunds')
  const refund = page.getByRole('article', { name: confirmationNumber })
  await refund.getByRole('button', { name: 'Money arrives now' }).click()
  await expect(refund).toContainText('arrived')
  await refund.getByRole('link', { name: confirmationNumber }).click()

  await expectPage(page, `Order ${confirmationNumber}`)
  const money = page.getByRole('img', { name: '3 transfers between 3 accounts' })
  await expect(money).toContainText(/capture.*1refund owed.*2refund paid.*3/)
  const transfers = page.getByRole('table', { name: 'The transfers of this order' })
  await expect(transfers.getByRole('row')).toHaveText([
    /^No/,
    /capture\s*QRIS\s*Sales\s*IDR/,
    /refund owed\s*Sales\s*Refunds payable\s*IDR/,
    /refund paid\s*Refunds payable\s*QRIS\s*IDR/,
  ])
  await expect(page.getByRole('row', { name: /^Sum in IDR.*IDR 0 balanced$/ })).toBeVisible()
  const states = page.getByRole('img', { name: `States of Order ${confirmationNumber}` })
  await expect(states).toHaveAccessibleName(/now CANCELLED$/)
  await expect(
    page
      .getByRole('table', { name: `States that Order ${confirmationNumber} went through` })
      .getByRole('row'),
  ).toHaveText([/^State/, /^ENTRY/, /^POSTED\s*post/, /^CANCELLED\s*refund/])
  await expectAccessible(page, 'order')

  await page.getByRole('link', { name: 'The whole ledger' }).click()
  await expectPage(page, 'Ledger')
  await page.getByRole('searchbox').filter({ visible: true }).fill(confirmationNumber)
  await page.getByRole('link', { name: confirmationNumber }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Order ${confirmationNumber}` }),
  ).toBeFocused()
})
