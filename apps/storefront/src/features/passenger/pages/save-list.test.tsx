import { readHeadings, TABLE_COLUMNS } from '@selat/domain'
import { languages } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { i18n, loadTexts } from '../../../shared/app/i18n.ts'
import type { App } from '../../../test/checkout-driver.ts'
import { createTestSandbox, renderApp, server, testNow } from '../../../test/render-app.tsx'
import {
  failSecondSaving,
  meiLing,
  savedPeople,
  signInWith,
  sukarno,
} from '../../../test/saved-people.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

const HEADINGS = 'Full name\tSex\tDOB\tNationality\tPassport no.'
const rina = 'WIJAYA, RINA\tF\t5 Mei 2001\tIndonesia\tC1234567'
const bayu = 'WIJAYA, BAYU\tM\t2 Okt 1999\tIndonesia\tC7654321'
const mei = 'TAN, MEI LING\tF\t3 Nov 1985\tSingapore\tK1234567N'

async function openPasted(people: Schemas['SavedPassengerInput'][], ...rows: string[]) {
  const sandbox = await createTestSandbox()
  const session = await signInWith(sandbox, ...people)
  const app = await renderApp('/profile/passenger', { sandbox, session })
  await app.user.click(await app.screen.findByRole('button', { name: 'Paste a list' }))
  await app.user.click(await app.screen.findByLabelText('Rows from a spreadsheet'))
  await app.user.paste([HEADINGS, ...rows].join('\n'))
  await app.screen.findByText(/read\. Mend what is marked/)
  return { ...app, saved: () => savedPeople(sandbox, session.Token) }
}

const list = ({ screen }: App) =>
  within(screen.getByRole('dialog', { name: 'Paste a list of passengers' }))

it('PAX-5 PAX-1 a list is saved at once, also without the dates of passports', async () => {
  const app = await openPasted([], rina, bayu)

  await app.user.click(list(app).getByRole('button', { name: 'Save 2 passengers' }))

  expect(await app.screen.findByText('2 passengers are saved.')).toBeVisible()
  expect(await app.screen.findByText('WIJAYA RINA')).toBeVisible()
  expect(await app.saved()).toMatchObject([
    { Title: 'Mr', FirstName: 'BAYU', DateOfBirth: '1999-10-02', PassportNumber: 'C7654321' },
    { Title: 'Ms', FirstName: 'RINA', DateOfBirth: '2001-05-05', PassportNumber: 'C1234567' },
  ])
})

it('PAX-5 a passenger who is already saved is marked and left out', async () => {
  const app = await openPasted([meiLing], mei, rina)

  expect(list(app).getByText('TAN MEI LING is entered already')).toBeVisible()
  expect(list(app).getByText('Already there')).toBeVisible()
  await app.user.click(list(app).getByRole('button', { name: 'Save 1 passenger' }))

  await app.screen.findByText('1 passenger is saved.')
  expect(await app.saved()).toHaveLength(2)
})

it('PAX-1 a list that exceeds the remaining room says so', async () => {
  const app = await openPasted(Array<typeof sukarno>(199).fill(sukarno), rina, bayu)

  expect(list(app).getByText('Your list has room for 1 more of 200. Choose fewer.')).toBeVisible()
  await app.user.click(list(app).getByRole('checkbox', { name: 'Take WIJAYA BAYU' }))
  await app.user.click(list(app).getByRole('button', { name: 'Save 1 passenger' }))

  expect(await app.screen.findByText('1 passenger is saved.')).toBeVisible()
})

it('ERR-4 a list that could not be saved can be saved again', async () => {
  const app = await openPasted([], rina)
  server.use(http.post('*/admin/v1/passenger', () => HttpResponse.error()))
  await app.user.click(list(app).getByRole('button', { name: 'Save 1 passenger' }))
  await app.screen.findByRole('alert')
  server.resetHandlers()

  await app.user.click(list(app).getByRole('button', { name: 'Save 1 passenger' }))

  expect(await app.screen.findByText('1 passenger is saved.')).toBeVisible()
})

const party = Array.from({ length: 60 }, (_, index) => {
  const letters = String.fromCodePoint(65 + (index % 26), 65 + Math.floor(index / 26))
  return `WIJAYA, ${letters}\tF\t5 Mei 2001\tIndonesia\tC${1_000_000 + index}`
})

it('PAX-1 ERR-4 when only a part of a long list was saved, the next try saves the rest', async () => {
  const app = await openPasted([], ...party)
  const sent = failSecondSaving()

  await app.user.click(list(app).getByRole('button', { name: 'Save 60 passengers' }))
  expect(await list(app).findByRole('alert')).toHaveTextContent(
    '50 passengers are saved. An error occurred. Please try again.',
  )
  expect(list(app).getAllByText('Already there')).toHaveLength(50)
  await app.user.click(list(app).getByRole('button', { name: 'Save 10 passengers' }))

  expect(await app.screen.findByText('10 passengers are saved.')).toBeVisible()
  expect(sent).toEqual([50, 10, 10])
})

it.each(languages.map(({ code }) => code))(
  'PAX-5 the headings of the template in %s are recognised in order',
  async (language) => {
    await renderApp('/privacy-policy', { language })
    await loadTexts(['passenger', 'traveller'])

    const headings = TABLE_COLUMNS.map((column) => i18n().t(`traveller:column.${column}`))

    expect(readHeadings(headings)).toEqual([...TABLE_COLUMNS])
  },
)

it('PAX-5 headings in the language of the page are recognised even if no rule has them', async () => {
  const sandbox = await createTestSandbox()
  const app = await renderApp('/profile/passenger', { sandbox, session: await signInWith(sandbox) })
  await loadTexts(['passenger', 'traveller'])
  const korean = { firstName: '이름', lastName: '성', dateOfBirth: '생년월일', nationality: '국적' }
  i18n().addResourceBundle(i18n().language, 'traveller', { column: korean }, true, true)
  await app.user.click(await app.screen.findByRole('button', { name: 'Paste a list' }))

  await app.user.click(await app.screen.findByLabelText('Rows from a spreadsheet'))
  await app.user.paste('성\t이름\t생년월일\t국적\nKim\tMin-ji\t3 Nov 1985\tKR')

  expect(await app.screen.findByText(/^1 passenger read\./)).toBeVisible()
  expect(list(app).getAllByText(/KIM/)[0]).toBeVisible()
})
