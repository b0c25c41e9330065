import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type App, put, putDate } from '../../../test/checkout-driver.ts'
import { holdCall, loseAnswers } from '../../../test/hold-call.ts'
import { reloadTab } from '../../../test/reload-tab.ts'
import { createTestSandbox, renderApp, server, testNow } from '../../../test/render-app.tsx'
import { arif, meiLing, savedPeople, signInWith, sukarno } from '../../../test/saved-people.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

const LINES =
  'P<SGPTAN<<WEI<LING<<<<<<<<<<<<<<<<<<<<<<<<<<\nK1234567N9SGP8511032F3302118<<<<<<<<<<<<<<<2'

async function openForm(edit: number | 'new', ...people: Schemas['SavedPassengerInput'][]) {
  const sandbox = await createTestSandbox()
  const session = await signInWith(sandbox, ...people)
  const list = await savedPeople(sandbox, session.Token)
  const id = edit === 'new' ? edit : (list[edit]?.Id ?? '')
  const app = await renderApp(`/profile/passenger?edit=${id}`, { sandbox, session })
  await app.screen.findByRole('form', { name: formName })
  return { ...app, id, session, saved: () => savedPeople(sandbox, session.Token) }
}

const formName = /passenger$/
const form = ({ screen }: App) => screen.getByRole('form', { name: formName })
const save = (app: App) => app.user.click(app.screen.getByRole('button', { name: 'Save' }))

async function fillSukarno(app: App) {
  const fields = within(form(app))
  await app.user.selectOptions(fields.getByLabelText('Title'), 'Mr')
  await app.user.click(fields.getByRole('checkbox', { name: 'The passport shows one name only' }))
  await put(app, fields.getByLabelText('Name as in the passport'), 'Sukarno')
  await putDate(app, form(app), 'Date of birth', '1970-06-06')
  await app.user.selectOptions(fields.getByLabelText('Nationality'), 'ID')
  await app.user.selectOptions(fields.getByLabelText('Country of residence'), 'ID')
}

it('PAX-2 a passenger with one name is added without a passport', async () => {
  const app = await openForm('new')
  await fillSukarno(app)

  await save(app)

  expect(await app.screen.findByText('Sukarno is saved')).toBeVisible()
  await waitFor(() => expect(app.router.state.location.search).toBe(''))
  expect(await app.saved()).toMatchObject([
    {
      Title: 'Mr',
      FirstName: 'Sukarno',
      LastName: '',
      DateOfBirth: '1970-06-06',
      PassportNumber: null,
    },
  ])
})

it('CHK-8 PAX-2 a passenger who is saved again after the answer was lost is in the list once', async () => {
  const app = await openForm('new')
  await fillSukarno(app)
  loseAnswers('post', '*/admin/v1/passenger')
  await save(app)
  await within(form(app)).findByRole('alert', {}, { timeout: 20_000 })
  server.resetHandlers()

  await save(app)

  expect(await app.screen.findByText('Sukarno is saved')).toBeVisible()
  expect(await app.saved()).toHaveLength(1)
})

it('PAX-3 RUL-1 a missing field is marked, and the first one gets the focus', async () => {
  const app = await openForm('new')

  await save(app)

  const title = within(form(app)).getByLabelText('Title')
  await waitFor(() => expect(title).toHaveFocus())
  expect(title).toHaveAccessibleDescription('This field is required')
  expect(within(form(app)).getByLabelText(/^Passport number/)).not.toHaveAttribute('aria-invalid')
})

it('PAX-1 a saved passenger is changed under an address of their own', async () => {
  const app = await openForm(0, meiLing)
  const native = within(form(app)).getByLabelText(/^Name in Chinese/)
  expect(native).toHaveValue('陈美玲')

  await put(app, native, '陈慧玲')
  await save(app)

  await app.screen.findByText('TAN MEI LING is saved')
  expect(await app.saved()).toMatchObject([{ NativeName: '陈慧玲', PassportNumber: 'K1234567N' }])
})

it('PAX-1 what another tab has saved meanwhile is taken over, and what was changed in both is named', async () => {
  const app = await openForm(0, meiLing)
  const fields = within(form(app))
  await put(app, fields.getByLabelText('First name (given name)'), 'MEI LIN')
  await put(app, fields.getByLabelText(/^Place of birth/), 'Batam')
  await saveElsewhere(app, { ...meiLing, PassportNumber: 'K7777777N', PlaceOfBirth: 'Johor' })

  await save(app)

  const notice = await app.screen.findByRole('alert')
  expect(notice).toHaveTextContent(/^This was changed elsewhere in the meantime/)
  expect(notice).toHaveTextContent('Taken over from there: Passport number.')
  expect(notice).toHaveTextContent('but left as you typed it: Place of birth.')
  expect(fields.getByLabelText(/^Passport number/)).toHaveValue('K7777777N')
  expect(await app.saved()).toMatchObject([{ FirstName: 'MEI LING', PlaceOfBirth: 'Johor' }])

  await save(app)

  await app.screen.findByText('TAN MEI LIN is saved')
  const both = { FirstName: 'MEI LIN', PlaceOfBirth: 'Batam', PassportNumber: 'K7777777N' }
  expect(await app.saved()).toMatchObject([both])
})

it('CHK-8 PAX-1 a change that is saved again after the answer was lost is not taken for another tab’s', async () => {
  const app = await openForm(0, meiLing)
  await put(app, within(form(app)).getByLabelText('First name (given name)'), 'MEI LIN')
  app.sandbox.clock.advance(60)
  loseAnswers('put', '*/admin/v1/passenger/*')
  await save(app)
  await within(form(app)).findByRole('alert', {}, { timeout: 20_000 })
  server.resetHandlers()

  await save(app)

  expect(await app.screen.findByText('TAN MEI LIN is saved')).toBeVisible()
})

it('PAX-1 a passenger is changed twice in a row', async () => {
  const app = await openForm(0, meiLing)
  app.sandbox.clock.advance(60)
  await put(app, within(form(app)).getByLabelText('First name (given name)'), 'MEI LIN')
  await save(app)
  await app.user.click(await app.screen.findByRole('link', { name: /^Edit TAN MEI LIN/ }))
  app.sandbox.clock.advance(60)
  await put(app, await app.screen.findByLabelText('First name (given name)'), 'MEI')

  await save(app)

  expect(await app.screen.findByText('TAN MEI is saved')).toBeVisible()
})

async function saveElsewhere(
  { sandbox, session, id }: Awaited<ReturnType<typeof openForm>>,
  passenger: Schemas['SavedPassengerInput'],
) {
  sandbox.clock.advance(60)
  const headers = {
    Authorization: `Bearer ${session.Token}`,
    'Content-Type': 'application/json',
  }
  const url = `http://localhost/admin/v1/passenger/${id}?system=4101`
  const body = JSON.stringify(passenger)
  const answer = await sandbox.fetch(new Request(url, { method: 'PUT', headers, body }))
  expect(answer.ok).toBe(true)
}

it('PAX-1 an address of an unknown passenger says so', async () => {
  const sandbox = await createTestSandbox()
  const session = await signInWith(sandbox)
  const app = await renderApp('/profile/passenger?edit=psg_AAAAAAAAAA', { sandbox, session })

  expect(await app.screen.findByText('This passenger is not in your list')).toBeVisible()
})

it('ERR-4 PAX-1 a passenger who is saved after the page was left does not lead away from the next form', async () => {
  const app = await openForm(0, meiLing)
  const { screen, user, router } = app
  await put(app, screen.getByLabelText('First name (given name)'), 'MEI LIN')
  const letThrough = holdCall('put', '*/admin/v1/passenger/*')
  await save(app)
  await user.click(screen.getByRole('link', { name: /passengers$/ }))
  await user.click(await screen.findByRole('link', { name: 'Add passenger' }))
  await user.selectOptions(await screen.findByLabelText('Title'), 'Mr')

  letThrough()

  expect(await screen.findByText('TAN MEI LIN is saved')).toBeVisible()
  expect(router.state.location.search).toBe('?edit=new')
  expect(screen.getByLabelText('Title')).toHaveValue('Mr')
})

it('PAX-3 a passport that expires within six months gives a warning and can be saved', async () => {
  const app = await openForm(0, arif)

  expect(within(form(app)).getByText('Valid until 1 Mar 2027, under 6 months')).toBeVisible()
  await put(app, within(form(app)).getByLabelText(/^Place of issue/), 'Johor')
  await save(app)
  expect(await app.screen.findByText('RAHMAN ARIF is saved')).toBeVisible()
})

it.each([
  ['K12', 'A passport number has 6 to 9 characters; this one has 3'],
  ['K123456789', 'A passport number has 6 to 9 characters; this one has 10'],
  ['K12345?', 'Use capital letters and digits only, as in the passport'],
])(
  'PAX-3 the passport number %s is refused for its length or its characters',
  async (typed, told) => {
    const app = await openForm('new')
    await fillSukarno(app)
    const number = within(form(app)).getByLabelText(/^Passport number/)
    await put(app, number, typed)

    await save(app)

    expect(number).toHaveAccessibleErrorMessage(told)
    expect(number).toHaveValue(typed)
  },
)

it('PAX-5 the server refuses a passport that is already saved, and its field is marked', async () => {
  const app = await openForm('new', meiLing)
  await fillSukarno(app)
  await app.user.selectOptions(within(form(app)).getByLabelText('Nationality'), 'SG')
  await put(app, within(form(app)).getByLabelText(/^Passport number/), 'k1234567n')

  await save(app)

  const number = within(form(app)).getByLabelText(/^Passport number/)
  await waitFor(() => expect(number).toBeInvalid())
  expect(number).toHaveAccessibleDescription('TAN MEI LING has this passport in your list')
  expect(within(form(app)).getByLabelText('Name as in the passport')).toHaveValue('Sukarno')
})

it('PAX-1 a full list refuses another passenger and keeps what was typed', async () => {
  const app = await openForm('new', ...Array<typeof sukarno>(200).fill(sukarno))
  await fillSukarno(app)

  await save(app)

  expect(await app.screen.findByRole('alert')).toHaveTextContent('200')
  expect(within(form(app)).getByLabelText('Name as in the passport')).toHaveValue('Sukarno')
})

it('ERR-4 a failed save loses nothing, and the next try works', async () => {
  const app = await openForm('new')
  await fillSukarno(app)
  server.use(http.post('*/admin/v1/passenger', () => HttpResponse.error()))
  await save(app)
  await app.screen.findByRole('alert')
  server.resetHandlers()

  expect(within(form(app)).getByLabelText('Name as in the passport')).toHaveValue('Sukarno')
  await save(app)

  expect(await app.screen.findByText('Sukarno is saved')).toBeVisible()
  expect(await app.saved()).toHaveLength(1)
})

it('ERR-4 typed text survives a reload of the tab, and is removed from storage once it is saved', async () => {
  const app = await openForm('new')
  await fillSukarno(app)
  expect(JSON.stringify(localStorage)).not.toContain('Sukarno')
  reloadTab()

  const again = await renderApp('/profile/passenger?edit=new', {
    sandbox: app.sandbox,
    session: app.session,
  })
  await again.screen.findByRole('form', { name: formName })

  expect(within(form(again)).getByLabelText('Name as in the passport')).toHaveValue('Sukarno')
  await save(again)
  await again.screen.findByText('Sukarno is saved')
  await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Sukarno'))
})

it('NAV-11 ERR-4 when the session ends during a save, the login leads back to what was typed', async () => {
  const app = await openForm('new')
  await fillSukarno(app)
  server.use(
    http.post(
      '*/admin/v1/passenger',
      () =>
        HttpResponse.json(
          {
            type: 'https://selat.test/problems/unauthorized',
            title: 'unauthorized',
            status: 401,
            code: 'unauthorized',
            detail: 'Log in again',
            params: {},
            errors: [],
            requestId: 'req_of_this_test',
          },
          { status: 401 },
        ),
      { once: true },
    ),
  )

  await save(app)
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
  expect(JSON.stringify(sessionStorage)).not.toContain('Sukarno')
  await put(app, await app.screen.findByLabelText('Username or e-mail'), 'weiling')
  await put(app, app.screen.getByLabelText('Password'), 'selat-demo-1')
  await app.user.click(within(app.screen.getByRole('main')).getByRole('button', { name: 'Log in' }))

  await waitFor(() => expect(app.router.state.location.search).toBe('?edit=new'))
  expect(await app.screen.findByLabelText('Name as in the passport')).toHaveValue('Sukarno')
})

it('PAX-5 passport lines that are pasted into a field fill in the form', async () => {
  const app = await openForm('new')
  await app.user.click(within(form(app)).getByLabelText('First name (given name)'))
  await app.user.paste(LINES)
  const dialog = within(await app.screen.findByRole('dialog', { name: 'Read the passport lines' }))
  expect(dialog.getAllByText(/: check digit fits/)).toHaveLength(5)

  await app.user.click(dialog.getByRole('button', { name: 'Fill in' }))

  const fields = within(form(app))
  expect(fields.getByLabelText('First name (given name)')).toHaveValue('WEI LING')
  expect(fields.getByLabelText('Last name (surname)')).toHaveValue('TAN')
  expect(fields.getByLabelText('Title')).toHaveValue('Ms')
  expect(fields.getByLabelText('Nationality')).toHaveValue('SG')
  expect(fields.getByLabelText(/^Passport number/)).toHaveValue('K1234567N')
  const expiry = within(fields.getByRole('group', { name: /^Date of expiry/ }))
  expect(expiry.getByLabelText('Year')).toHaveValue('2033')
})

it('PAX-5 a date can be pasted as people write it, and the American order is reported', async () => {
  const app = await openForm('new')
  const birth = within(form(app)).getByRole('group', { name: 'Date of birth' })

  await app.user.click(within(birth).getByLabelText('Day'))
  await app.user.paste('3 November 1985')
  expect(within(birth).getByLabelText('Month')).toHaveValue('11')
  expect(within(birth).getByLabelText('Year')).toHaveValue('1985')
  await app.user.click(within(birth).getByLabelText('Year'))
  await app.user.paste('11/30/1985')

  expect(within(birth).getByLabelText('Day')).toHaveValue('30')
  expect(within(birth).getByText(/^Read as 30 Nov 1985, the month before the day/)).toBeVisible()
})

it('PAX-3 an expiry date is chosen in a calendar that can jump to a year', async () => {
  const app = await openForm('new')
  await app.user.click(
    app.screen.getByRole('button', { name: 'Date of expiry: choose from a calendar' }),
  )
  const calendar = within(
    await app.screen.findByRole('dialog', { name: 'Date of expiry: choose from a calendar' }),
  )

  await app.user.selectOptions(await calendar.findByLabelText('Year'), '2031')
  await app.user.click(calendar.getByRole('button', { name: /11 November 2031/ }))

  const expiry = within(within(form(app)).getByRole('group', { name: /^Date of expiry/ }))
  expect(expiry.getByLabelText('Day')).toHaveValue('11')
  expect(expiry.getByLabelText('Year')).toHaveValue('2031')
})
