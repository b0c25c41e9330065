import { mrzCheckDigit } from '@selat/domain'
import { within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type App, openCheckout, passenger } from '../../../test/checkout-driver.ts'
import { server, testNow } from '../../../test/render-app.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

const NAMES = 'P<SGPTAN<<WEI<LING<<<<<<<<<<<<<<<<<<<<<<<<<<'
const DATA = 'K1234567N9SGP8511032F3302118<<<<<<<<<<<<<<<2'

/** Returns the second line of a passport with another date of birth, and with its check digits. */
function dataOf(birth: string): string {
  const born = `${birth}${mrzCheckDigit(birth)}`
  const rest = DATA.slice(21, 43)
  return `${DATA.slice(0, 13)}${born}F${rest}${mrzCheckDigit(DATA.slice(0, 10) + born + rest)}`
}

async function openLines(app: App, text?: string) {
  await app.user.click(within(passenger(app)).getByRole('button', { name: 'Passport lines' }))
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Read the passport lines' }))
  if (text !== undefined) {
    await app.user.click(dialog.getByLabelText('The two lines below the photo'))
    await app.user.paste(text)
  }
  return dialog
}

const fillIn = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('button', { name: 'Fill in' })

it('PAX-5 the check digits of passport lines are tested while they are typed', async () => {
  const app = await openCheckout()
  const dialog = await openLines(app, `${NAMES}\nK1234567N9SGP851103`)
  const birth = () => dialog.getByText(/^Date of birth:/)

  expect(dialog.getByText('Passport number: check digit fits')).toBeVisible()
  expect(birth()).toHaveTextContent('not there yet')
  await app.user.keyboard('3')
  expect(birth()).toHaveTextContent('check digit 3 at place 20 does not fit')
  await app.user.keyboard('{Backspace}2')
  expect(birth()).toHaveTextContent('check digit fits')
  expect(fillIn(dialog)).toHaveAttribute('aria-disabled', 'true')
})

it('PAX-5 passport lines fill in names, number, nationality and title, and are not sent', async () => {
  const app = await openCheckout()
  const asked: string[] = []
  server.use(
    http.all('*', async ({ request }) => {
      asked.push(request.url + (await request.clone().text()))
    }),
  )

  const dialog = await openLines(app, `${NAMES}\n${DATA}`)
  expect(dialog.getByText('TAN WEI LING')).toBeVisible()
  await app.user.click(fillIn(dialog))

  const form = within(passenger(app))
  expect(form.getByLabelText('Title')).toHaveValue('Ms')
  expect(form.getByLabelText('First name (given name)')).toHaveValue('WEI LING')
  expect(form.getByLabelText('Last name (surname)')).toHaveValue('TAN')
  expect(form.getByLabelText('Nationality')).toHaveValue('SG')
  expect(form.getByLabelText('Country of residence')).toHaveValue('SG')
  expect(form.getByLabelText('Passport number')).toHaveValue('K1234567N')
  expect(asked.filter((call) => /K1234567N|WEI/.test(call))).toEqual([])
})

it('PAX-2 PAX-5 lines of a one-name passport fill in the single name', async () => {
  const app = await openCheckout()
  const dialog = await openLines(app, `P<IDNSUKARNO${'<'.repeat(32)}\n${DATA}`)

  await app.user.click(fillIn(dialog))

  const form = within(passenger(app))
  expect(form.getByLabelText('Name as in the passport')).toHaveValue('SUKARNO')
  expect(form.queryByLabelText('Last name (surname)')).not.toBeInTheDocument()
})

it('PAX-5 when a name fills its whole line, the dialog says that it may be cut', async () => {
  const app = await openCheckout()

  const dialog = await openLines(app, `P<LKANANAYAKKARA<<MUDIYANSELAGE<CHANDIMA<SEN\n${DATA}`)

  expect(dialog.getByText(/^The name fills the whole line/)).toBeVisible()
})

it('PAX-5 the lines of a child in the place of an adult are filled in with a warning', async () => {
  const app = await openCheckout()
  const dialog = await openLines(app, `${NAMES}\n${dataOf('180402')}`)

  await app.user.click(fillIn(dialog))

  expect(within(passenger(app)).getByText(/^Aged 8 on 12 Dec 2026/)).toBeVisible()
})

it('PAX-5 lines of a wrong length say how long they must be, and cannot be filled in', async () => {
  const app = await openCheckout()
  const dialog = await openLines(app, `${NAMES}\n${DATA.slice(0, 30)}${DATA.slice(31)}`)

  await app.user.click(fillIn(dialog))

  expect(dialog.getByText(/Each of the two lines has 44 characters/)).toBeVisible()
  expect(fillIn(dialog)).toHaveAttribute('aria-disabled', 'true')
})

it('PAX-5 lines of another document are not filled in', async () => {
  const app = await openCheckout()
  const dialog = await openLines(app, `${NAMES}\n${DATA}`.replace('P<', 'I<'))

  await app.user.click(fillIn(dialog))

  expect(within(passenger(app)).getByLabelText('Passport number')).toHaveValue('')
})

it('PAX-5 passport lines that are pasted into any field open the dialog', async () => {
  const app = await openCheckout()
  await app.user.click(within(passenger(app)).getByLabelText('Place of birth'))

  await app.user.paste(`${NAMES}\n${DATA}`)

  const dialog = within(await app.screen.findByRole('dialog', { name: 'Read the passport lines' }))
  expect(dialog.getByText('TAN WEI LING')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(within(passenger(app)).getByLabelText('Place of birth')).toHaveValue('')
})
