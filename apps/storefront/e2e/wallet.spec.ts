import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import Papa from 'papaparse'

import { expectAccessible } from './support/accessibility.ts'
import { agentAt } from './support/agent-calls.ts'
import { openDevice } from './support/device.ts'
import { expectPage, payBy } from './support/journey.ts'
import { pressAt, tabTo, typeAt } from './support/keyboard.ts'
import { logIn } from './support/log-in.ts'
import { receipt } from './support/picture-file.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const PASSWORDS = { rizal: 'selat-demo-4', dewi: 'selat-demo-8', agus: 'selat-demo-9' } as const
type Name = keyof typeof PASSWORDS
type Site = { url: string; agents: string }

const WALLET = '/wallet_balance'
const FORM = '/wallet_balance?topup=new'

const rupiah = (amount: number) => `Rp\u00A0${amount.toLocaleString('en-SG')}`
const callsOf = ({ url }: Site, name: Name) => agentAt(url, name, PASSWORDS[name])
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const bankField = (page: Page) => page.getByRole('combobox', { name: t('wallet:entry.bankFrom') })
const send = (page: Page) => page.getByRole('button', { name: t('wallet:form.submit') })
const balance = (page: Page) => page.getByRole('region', { name: /^Balance in/ })

/** Opens a page of the site for agents as one of them, at the test's own address. */
async function openAs(page: Page, { agents }: Site, name: Name, path: string): Promise<void> {
  await page.goto(`${agents}${path}`)
  await logIn(page, name, PASSWORDS[name])
}

async function fillForm(page: Page, amount: string): Promise<void> {
  await field(page, t('wallet:form.amount')).fill(amount)
  await bankField(page).fill('BCA')
  await field(page, t('wallet:entry.note')).fill('For December')
  await page.getByLabel(t('wallet:form.proof')).setInputFiles(receipt({ name: 'transfer.png' }))
  await expect(page.getByRole('img', { name: t('wallet:form.preview') })).toBeVisible()
}

test('AGT-1 AGT-2 CHK-7 a top-up is declared, approved at the console and spent, and the saved file agrees with the statement', async ({
  page,
  browser,
  ownSite,
}) => {
  test.slow()
  await openAs(page, ownSite, 'agus', FORM)
  await expectPage(page, t('wallet:form.title'))
  await fillForm(page, '10.000.000')
  await send(page).click()
  await expectPage(page, t('wallet:page.title'))
  await expect(page.getByText(t('wallet:state.pending'), { exact: true })).toBeVisible()
  await expect(balance(page)).toContainText(rupiah(30_000_000))

  const desk = await page.context().newPage()
  await desk.goto(`${ownSite.url}/__mock#/topups`)
  const card = desk.getByRole('article', { name: /^Top-up TU-/ })
  await expect(card).toContainText('For December')
  await expect(card.getByRole('img', { name: 'Proof transfer.png' })).toBeVisible()
  await card.getByRole('button', { name: /^Approve/ }).click()
  await expect(card).toContainText('approved')

  await page.bringToFront()
  await expect(page.getByText(/is approved: Rp.10,000,000 is in the wallet/)).toBeVisible()
  await expect(balance(page)).toContainText(rupiah(40_000_000))

  const order = await (await callsOf(ownSite, 'dewi')).order('2026-12-21')
  const device = await openDevice(browser)
  const booker = await device.newPage()
  await openAs(booker, ownSite, 'dewi', `/payment?order=${order.Id}`)
  await payBy(booker, 'Wallet balance')
  await expect(booker.getByText(t('payment:wallet.left'))).toBeVisible()
  await booker.getByRole('button', { name: /^Pay Rp/ }).click()
  await expectPage(booker, t('payment:success.title'))
  await device.close()

  await page.reload()
  const paid = page.getByRole('row').filter({ hasText: order.ConfirmationNumber })
  const end = 35_000_000 - order.TotalAmount.Amount
  await expect(paid).toContainText('Dewi Lestari')
  await expect(paid).toContainText(rupiah(end))
  await expect(page.getByText(t('wallet:closing.checks'))).toBeVisible()
  await expectFileAgrees(page, { opening: 25_000_000, credit: 10_000_000, end })
})

type Sums = { opening: number; credit: number; end: number }

/** Expects the saved file to have the lines of the statement, and its last one to agree with the others. */
async function expectFileAgrees(page: Page, { opening, credit, end }: Sums): Promise<void> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('wallet:statement.csv') }).click()
  const download = await saving
  const text = await readFile(await download.path(), 'utf8')
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  })
  const numbers = (column: string) => data.map((row) => Number(row[column] ?? 0))
  const sum = (column: string) =>
    numbers(column)
      .slice(1, -1)
      .reduce((all, one) => all + one, 0)
  expect(download.suggestedFilename()).toBe('wallet-IDR-2026-11-01-2026-11-30.csv')
  expect(text.charCodeAt(0)).toBe(0xfeff)
  expect(data).toHaveLength(4)
  expect(numbers('Balance')[0]).toBe(opening)
  expect(numbers('Balance').at(-1)).toBe(end)
  expect(sum('Credit')).toBe(credit)
  expect(opening + sum('Credit') - sum('Debit')).toBe(end)
}

test('CHK-7 a payment is refused when a colleague has spent the money meanwhile, and nothing is booked or debited', async ({
  page,
  ownSandbox,
}) => {
  test.slow()
  const rizal = await callsOf(ownSandbox, 'rizal')
  const [order, other] = [await rizal.order('2026-12-22', 10), await rizal.order('2026-12-23', 10)]
  const total = order.TotalAmount.Amount
  // This is enough for either of the two orders, and not for both.
  await rizal.spendBelow(2 * total)
  await rizal.chooseWallet(order)
  await openAs(page, ownSandbox, 'agus', `/payment?order=${order.Id}`)
  await expectPage(page, 'Wallet balance')
  const pay = page.getByRole('button', { name: /^Pay Rp/ })
  await expect(pay).toBeVisible()
  await rizal.pay(other)
  const left = await rizal.available()
  expect(left).toBeLessThan(total)

  await pay.click()

  await expect(page.getByText(t('payment:wallet.short'))).toBeVisible()
  await expect(page.getByText(/Nothing was taken/)).toBeVisible()
  expect(await rizal.available()).toBe(left)
  expect(await rizal.orderStatus(order)).toBe('ENTRY')
  await page.getByRole('link', { name: `Top up ${rupiah(total - left)}` }).click()
  await expectPage(page, t('wallet:form.title'))
  await expect(field(page, t('wallet:form.amount'))).toHaveValue(String(total - left))
})

test('AGT-2 a top-up is sent and withdrawn by keyboard alone', async ({ page, ownSandbox }) => {
  await openAs(page, ownSandbox, 'agus', WALLET)
  await expectPage(page, t('wallet:page.title'))
  await pressAt(page, page.getByRole('link', { name: t('wallet:page.topUp'), exact: true }))
  await expectPage(page, t('wallet:form.title'))
  await typeAt(page, field(page, t('wallet:form.amount')), '750000')
  await typeAt(page, bankField(page), 'Bank of my own')
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, page.getByLabel(t('wallet:form.proof')))
  await page.keyboard.press('Space')
  await (await chooser).setFiles(receipt())
  await expect(page.getByRole('img', { name: t('wallet:form.preview') })).toBeVisible()
  await pressAt(page, send(page))
  await expectPage(page, t('wallet:page.title'))

  await pressAt(page, page.getByRole('button', { name: /^Cancel TU-/ }))
  const question = page.getByRole('dialog')
  await pressAt(page, question.getByRole('button', { name: t('wallet:cancel.action') }))

  await expect(page.getByText(t('wallet:state.cancelled'), { exact: true })).toBeVisible()
  await expect(question).toBeHidden()
})

test('A11Y-1 axe finds nothing on the wallet and its form, whatever state they are in', async ({
  page,
  ownSandbox,
}) => {
  test.slow()
  const agus = await callsOf(ownSandbox, 'agus')
  const rejected = await agus.topUp({ Note: 'Wrong one' })
  await ownSandbox.desk.rejectTopUp(rejected.Id, 'amount_differs')
  await agus.topUp()
  await openAs(
    page,
    ownSandbox,
    'agus',
    `${WALLET}?period=own&dateFrom=2026-01-01&dateUntil=2026-11-30`,
  )
  await expect(page.getByText(t('wallet:closing.checks'))).toBeVisible()
  await expectAccessible(page, 'wallet')

  await page.getByRole('button', { name: /^Cancel TU-/ }).click()
  await expectAccessible(page, 'question')
  await page.getByRole('button', { name: t('wallet:cancel.keep') }).click()
  await page.getByRole('link', { name: /^Send TU-.* again$/ }).click()
  await expect(page.getByText(/was rejected/)).toBeVisible()
  await field(page, t('wallet:form.amount')).fill('1')
  await send(page).click()
  await expect(page.getByText(t('wallet:issue.proof_missing')).first()).toBeVisible()
  await expectAccessible(page, 'form with errors')
})

test('AGT-1 the printed page has the whole statement and no controls, whatever is searched for', async ({
  page,
  ownSandbox,
}) => {
  const dewi = await callsOf(ownSandbox, 'dewi')
  const order = await dewi.order('2026-12-24')
  await dewi.pay(order)
  await openAs(page, ownSandbox, 'dewi', `${WALLET}?search=nothing`)
  await expect(page.getByText(t('wallet:statement.noneFound'))).toBeVisible()
  await page.emulateMedia({ media: 'print' })

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))

  const onPaper = (text: string) => page.getByText(text).filter({ visible: true })
  await expect(onPaper(order.ConfirmationNumber)).toHaveCount(1)
  await expect(onPaper(t('wallet:closing.checks'))).toHaveCount(1)
  await expect(onPaper('Baruna Tours')).toHaveCount(1)
  await expect(page.getByRole('button')).toHaveCount(0)
  // A4 is that wide within its margins; a column beyond it would be cut off.
  const paperWidth = 688
  await page.setViewportSize({ width: paperWidth, height: 972 })
  const table = await page.getByRole('table').boundingBox()
  expect((table?.x ?? 0) + (table?.width ?? Infinity)).toBeLessThanOrEqual(paperWidth)
})
