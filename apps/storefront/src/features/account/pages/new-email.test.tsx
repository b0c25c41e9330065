import type { Schemas } from '@selat/sdk'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { session } from '../../../shared/app/session-store.ts'
import { fill, otherThan, readCode, type Rendered } from '../../../test/account-driver.ts'
import { loseAnswers } from '../../../test/hold-call.ts'
import { openAs, type Opened } from '../../../test/open-as.ts'
import { server } from '../../../test/render-app.tsx'

const moved = 'wei.ling@traveller.example'

const save = async ({ user, screen }: Rendered) =>
  user.click(screen.getByRole('button', { name: 'Save' }))

/** Changes the profile as another tab or device would. */
async function saveElsewhere({ sandbox, token }: Opened, changes: object) {
  const ask = (init: RequestInit) =>
    sandbox.fetch(
      new Request('http://localhost/admin/v1/profile?system=4101', {
        ...init,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      }),
    )
  const known = (await (await ask({})).json()) as Schemas['Profile'] // the contract names this answer
  const { Name, Username, Email, StreetAddress, Nationality, PhoneCode, PhoneNumber } = known
  const input = { Name, Username, Email, StreetAddress, Nationality, PhoneCode, PhoneNumber }
  const answer = await ask({ method: 'PUT', body: JSON.stringify({ ...input, ...changes }) })
  if (!answer.ok) throw new Error(await answer.text())
}

it('ACC-5 ERR-4 saving keeps the name and the new e-mail that another tab has saved meanwhile', async () => {
  const app = await openAs('/profile/form')
  const { screen } = app
  await screen.findByLabelText('Full name')
  await saveElsewhere(app, { Name: 'Tan Wei Ling', Email: moved })

  await fill(app, { 'Phone number': '8765 4321' })
  await save(app)

  await screen.findByText('Your details are saved')
  expect(screen.getByLabelText('Full name')).toHaveValue('Tan Wei Ling')
  expect(screen.getByLabelText('Phone number')).toHaveValue('87654321')
  expect(await screen.findByRole('heading', { name: `${moved} waits for its code` })).toBeVisible()
})

it('ACC-5 ERR-4 a name that was changed in two tabs is saved after the user was told of the other one', async () => {
  const app = await openAs('/profile/form')
  const { screen } = app
  await screen.findByLabelText('Full name')
  await saveElsewhere(app, { Name: 'Tan Wei Ling', StreetAddress: '2 Maritime Square' })
  await fill(app, { 'Full name': 'Wei Ling T.' })

  await save(app)

  const told = await screen.findByText(/left as you typed it: Full name/)
  expect(told.parentElement).toHaveTextContent(/Taken over from there: Street address/)
  expect(screen.getByLabelText(/^Street address/)).toHaveValue('2 Maritime Square')
  expect(session().profile?.Name).not.toBe('Wei Ling T.')
  await save(app)
  await screen.findByText('Your details are saved')
  expect(session().profile?.Name).toBe('Wei Ling T.')
})

it('ACC-5 ERR-4 withdrawing a new e-mail keeps the name that another tab has saved meanwhile', async () => {
  const app = await openAs('/profile/form')
  await changeEmail(app)
  await saveElsewhere(app, { Name: 'Tan Wei Ling', Email: moved })

  await app.user.click(
    app.screen.getByRole('button', { name: 'Keep weiling.tan@traveller.example' }),
  )

  await app.screen.findByText('Your e-mail stays weiling.tan@traveller.example')
  expect(session().profile?.Name).toBe('Tan Wei Ling')
})

async function changeEmail(app: Opened) {
  await fill(app, { 'E-mail': moved })
  await save(app)
  await app.screen.findByRole('heading', { name: `${moved} waits for its code` })
}

it('ACC-5 a new e-mail takes effect once its code is entered', async () => {
  const app = await openAs('/profile/form')
  await changeEmail(app)
  const { screen, user, sandbox } = app
  expect(screen.getByText('Code sent to your email')).toBeVisible()
  expect(screen.getByLabelText('Code')).toHaveFocus()
  expect(screen.getByText(/weiling.tan@traveller.example stays your e-mail/)).toBeVisible()
  const code = await readCode(sandbox, moved)
  await fill(app, { Code: otherThan(code) })
  await user.click(screen.getByRole('button', { name: 'Confirm e-mail' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/4 tries left/),
  )

  await fill(app, { Code: code })
  await user.click(screen.getByRole('button', { name: 'Confirm e-mail' }))

  expect(await screen.findByText(`Your e-mail is now ${moved}`)).toBeVisible()
  expect(screen.queryByRole('heading', { name: /waits for its code/ })).toBeNull()
  expect(screen.getByLabelText('E-mail')).toHaveValue(moved)
})

it('CHK-8 ACC-5 a confirmed e-mail whose answer was lost, and then the connection, is confirmed at the next try', async () => {
  const app = await openAs('/profile/form')
  await changeEmail(app)
  const { screen, user, sandbox } = app
  const confirm = () => user.click(screen.getByRole('button', { name: 'Confirm e-mail' }))
  loseAnswers('post', '*/admin/v1/profile/email')
  server.use(http.get('*/admin/v1/profile', () => HttpResponse.error()))
  await fill(app, { Code: await readCode(sandbox, moved) })
  await confirm()
  await screen.findByRole('alert')
  server.resetHandlers()

  await confirm()

  expect(await screen.findByText(`Your e-mail is now ${moved}`)).toBeVisible()
  expect(session().profile?.Username).toBe('weiling')
})

it('ACC-5 saving another field keeps the new e-mail, which still waits for its code', async () => {
  const app = await openAs('/profile/form')
  await changeEmail(app)

  await fill(app, { 'Full name': 'Tan Wei Ling' })
  await save(app)

  await waitFor(() => expect(session().profile?.Name).toBe('Tan Wei Ling'))
  expect(app.screen.getByRole('heading', { name: /waits for its code/ })).toBeVisible()
})

it('ACC-5 a new e-mail can be withdrawn', async () => {
  const app = await openAs('/profile/form')
  await changeEmail(app)

  await app.user.click(
    app.screen.getByRole('button', { name: 'Keep weiling.tan@traveller.example' }),
  )

  expect(
    await app.screen.findByText('Your e-mail stays weiling.tan@traveller.example'),
  ).toBeVisible()
  await waitFor(() =>
    expect(app.screen.getByLabelText('E-mail')).toHaveValue('weiling.tan@traveller.example'),
  )
})

it('ACC-5 another code for the new e-mail can be sent', async () => {
  const app = await openAs('/profile/form')
  await changeEmail(app)
  const first = await readCode(app.sandbox, moved)

  app.sandbox.clock.advance(60)
  await app.user.click(app.screen.getByRole('button', { name: 'Send again' }))
  await waitFor(async () => expect(await app.sandbox.outbox.list()).toHaveLength(2))

  await fill(app, { Code: await readCode(app.sandbox, moved) })
  await app.user.click(app.screen.getByRole('button', { name: 'Confirm e-mail' }))
  expect(await app.screen.findByText(`Your e-mail is now ${moved}`)).toBeVisible()
  expect(first).toMatch(/^\d{6}$/)
})

it('ACC-5 ERR-4 after another code is sent, the emptied field is not marked as wrong', async () => {
  const app = await openAs('/profile/form')
  await changeEmail(app)
  const { screen, user, sandbox } = app
  await fill(app, { Code: otherThan(await readCode(sandbox, moved)) })
  await user.click(screen.getByRole('button', { name: 'Confirm e-mail' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/4 tries left/),
  )

  sandbox.clock.advance(60)
  await user.click(screen.getByRole('button', { name: 'Send again' }))

  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveValue(''))
  expect(screen.getByLabelText('Code')).not.toHaveAttribute('aria-invalid')
})

it('ACC-5 ACC-6 a code that is requested too soon after the last one says how long to wait', async () => {
  const app = await openAs('/profile/form')
  await changeEmail(app)
  const { screen, user, sandbox } = app

  await user.click(screen.getByRole('button', { name: 'Send again' }))

  expect(await screen.findByRole('timer', { name: 'Try again in' })).toHaveTextContent(
    /00:[56]\d|01:00/,
  )
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  expect(await sandbox.outbox.list()).toHaveLength(1)
})
