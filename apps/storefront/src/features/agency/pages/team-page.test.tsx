import { screen as everywhere, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'

import { useToasts } from '../../../shared/app/notify.ts'
import { paths } from '../../../shared/app/paths.ts'
import { session, signIn } from '../../../shared/app/session-store.ts'
import { holdCall } from '../../../test/hold-call.ts'
import { agentsHost, placeAgentOrder } from '../../../test/place-agent-order.ts'
import {
  askedPaths,
  createTestSandbox,
  logIn,
  renderApp,
  server,
} from '../../../test/render-app.tsx'

const passwords = {
  rizal: 'selat-demo-4',
  dewi: 'selat-demo-8',
  agus: 'selat-demo-9',
  sari: 'selat-demo-6',
}

async function openTeam(username: keyof typeof passwords, path = paths.agencyTeam()) {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, username, passwords[username], agentsHost)
  return renderApp(path, { sandbox, session: person, host: agentsHost })
}

const members = async () => within(await everywhere.findByRole('list', { name: 'Members' }))
const toast = () => useToasts.getState().toasts.map(({ title }) => title)

async function memberRow(name: string) {
  const rows = (await members()).getAllByRole('listitem')
  const row = rows.find(({ textContent }) => textContent.includes(name))
  if (!row) throw new Error(`${name} is not of the team.`)
  return within(row)
}

async function fillForm({ user }: Awaited<ReturnType<typeof openTeam>>, username: string) {
  await user.click(everywhere.getByRole('button', { name: 'Add a member' }))
  const form = within(await everywhere.findByRole('form', { name: 'Add a member' }))
  await user.type(form.getByRole('textbox', { name: 'Full name' }), 'Siti Rahma')
  await user.type(form.getByRole('textbox', { name: 'Username' }), username)
  await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'siti@baruna.example')
  return form
}

it('AGT-3 the team page shows each member with role and state, and what a role may do', async () => {
  await openTeam('agus')

  const rows = (await members()).getAllByRole('listitem').map(({ textContent }) => textContent)

  expect(rows[0]).toContain('Rizal Hakim')
  expect(rows[0]).toMatch(/Owner.*Active/)
  expect(rows[1]).toMatch(/Agus Salim.*You.*Finance.*Active/)
  expect(rows[2]).toMatch(/Dewi Lestari.*Booker.*Active.*Last seen Not yet/)
  expect(everywhere.getByText(/Tops up the wallet/)).toBeVisible()
})

it.each(['agus', 'dewi'] as const)('AGT-3 %s can read the team and change nothing', async (who) => {
  await openTeam(who)
  await members()

  expect(everywhere.getByText('Only an owner changes the team.')).toBeVisible()
  expect(everywhere.queryByRole('button', { name: /Add|Change role|Deactivate/ })).toBeNull()
})

it('AGT-3 a user of no agency is told that the page is for agents', async () => {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')

  await renderApp(paths.agencyTeam(), { sandbox, session: person })

  expect(await everywhere.findByRole('heading', { name: 'This page is for agents' })).toBeVisible()
})

it('AGT-3 an owner adds a member, who is invited with a code', async () => {
  const app = await openTeam('rizal')
  await members()

  const form = await fillForm(app, 'siti')
  await app.user.click(form.getByRole('radio', { name: 'Finance' }))
  await app.user.click(form.getByRole('button', { name: 'Add a member' }))

  await waitFor(() => expect(toast()).toEqual(['Siti Rahma is added']))
  await waitFor(async () => expect((await members()).getByText('Siti Rahma')).toBeVisible())
  expect((await memberRow('Siti Rahma')).getByText('Invited')).toBeVisible()
  expect((await memberRow('Siti Rahma')).getByText('Finance')).toBeVisible()
  const events = within(everywhere.getByRole('list', { name: 'Who did what' }))
  await waitFor(() => expect(events.getByText('Member added')).toBeVisible())
  const mails = await app.sandbox.outbox.list()
  expect(mails.map(({ kind }) => kind)).toContain('memberInvited')
  expect(everywhere.getByText(/the e-mailed code, which is valid for 7 days\./)).toBeVisible()
})

it('AGT-3 a username that is taken is reported beside its field, and what is typed survives closing the form', async () => {
  const app = await openTeam('rizal')
  await members()

  const form = await fillForm(app, 'dewi')
  await app.user.click(form.getByRole('button', { name: 'Add a member' }))

  const username = form.getByRole('textbox', { name: 'Username' })
  await waitFor(() => expect(username).toHaveAccessibleDescription('User already exists'))
  expect(username).toHaveFocus()
  await app.user.click(form.getByRole('button', { name: 'Cancel' }))
  await app.user.click(everywhere.getByRole('button', { name: 'Add a member' }))
  expect(everywhere.getByRole('textbox', { name: 'Full name' })).toHaveValue('Siti Rahma')
})

it('AGT-3 invalid fields are marked before anything is sent', async () => {
  const app = await openTeam('rizal')
  await members()
  await app.user.click(everywhere.getByRole('button', { name: 'Add a member' }))
  const form = within(await everywhere.findByRole('form', { name: 'Add a member' }))

  await app.user.type(form.getByRole('textbox', { name: 'Username' }), 'a b')
  await app.user.click(form.getByRole('button', { name: 'Add a member' }))

  const invalid = form.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid'))
  expect(invalid).toEqual(['true', 'true', 'true'])
})

it('AGT-3 a member who is added after the form was closed does not empty the form that is open now', async () => {
  const app = await openTeam('rizal')
  await members()
  const letThrough = holdCall('post', '*/admin/v1/agency/member')
  const form = await fillForm(app, 'siti')
  await app.user.click(form.getByRole('button', { name: 'Add a member' }))
  await app.user.click(form.getByRole('button', { name: 'Cancel' }))
  await app.user.click(everywhere.getByRole('button', { name: 'Add a member' }))
  const name = await everywhere.findByRole('textbox', { name: 'Full name' })
  await app.user.clear(name)
  await app.user.type(name, 'Budi Hartono')

  letThrough()

  await waitFor(() => expect(toast()).toEqual(['Siti Rahma is added']))
  expect(everywhere.getByRole('textbox', { name: 'Full name' })).toHaveValue('Budi Hartono')
})

it('AGT-3 a role that is saved after its dialog was closed leaves the dialog about another member open', async () => {
  const { user } = await openTeam('rizal')
  const letThrough = holdCall('put', '*/admin/v1/agency/member/*')
  await user.click((await memberRow('Dewi')).getByRole('button', { name: /Change role/ }))
  await user.click(everywhere.getByRole('radio', { name: 'Owner' }))
  await user.click(everywhere.getByRole('button', { name: 'Save' }))
  await user.click(everywhere.getByRole('button', { name: 'Cancel' }))
  await user.click((await memberRow('Agus')).getByRole('button', { name: /Deactivate/ }))

  letThrough()

  await waitFor(() => expect(toast()).toEqual(['Dewi Lestari: Owner']))
  expect(everywhere.getByRole('dialog', { name: 'Deactivate Agus Salim?' })).toBeVisible()
})

it('AGT-3 an owner changes the role of a member', async () => {
  const { user } = await openTeam('rizal')

  await user.click((await memberRow('Dewi')).getByRole('button', { name: /Change role/ }))
  const dialog = within(everywhere.getByRole('dialog', { name: 'Change role: Dewi Lestari' }))
  await user.click(dialog.getByRole('radio', { name: 'Owner' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  await waitFor(async () => expect((await memberRow('Dewi')).getByText('Owner')).toBeVisible())
  expect(toast()).toEqual(['Dewi Lestari: Owner'])
  expect(everywhere.queryByRole('dialog')).toBeNull()
})

it('AGT-3 the last owner can be neither changed nor deactivated, and the page says what to do first', async () => {
  const { user } = await openTeam('rizal')

  await user.click((await memberRow('Rizal')).getByRole('button', { name: /Change role/ }))
  const dialog = within(everywhere.getByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Booker' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/^An agency keeps an active owner/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click((await memberRow('Rizal')).getByRole('button', { name: /Deactivate/ }))
  const question = within(everywhere.getByRole('dialog', { name: 'Deactivate Rizal Hakim?' }))
  await user.click(question.getByRole('button', { name: 'Deactivate' }))

  expect(await question.findByText(/^An agency keeps an active owner/)).toBeVisible()
})

it('AGT-3 a refused role is explained only while it is the chosen one', async () => {
  const { user } = await openTeam('rizal')
  await user.click((await memberRow('Rizal')).getByRole('button', { name: /Change role/ }))
  const dialog = within(everywhere.getByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Booker' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/^An agency keeps an active owner/)).toBeVisible()

  await user.click(dialog.getByRole('radio', { name: 'Owner' }))

  expect(dialog.queryByText(/^An agency keeps an active owner/)).toBeNull()
})

it('AGT-3 NAV-12 a member is deactivated after a question, and can be activated again, which keeps the focus with the member', async () => {
  const { user } = await openTeam('rizal')

  await user.click((await memberRow('Dewi')).getByRole('button', { name: /Deactivate/ }))
  await user.click(
    within(everywhere.getByRole('dialog')).getByRole('button', { name: 'Deactivate' }),
  )
  await waitFor(async () =>
    expect((await memberRow('Dewi')).getByText('Deactivated')).toBeVisible(),
  )
  await user.click((await memberRow('Dewi')).getByRole('button', { name: /Activate again/ }))

  await waitFor(async () =>
    expect((await memberRow('Dewi')).getByText(/Invited|Active/)).toBeVisible(),
  )
  expect(everywhere.getByRole('button', { name: 'Change role: Dewi Lestari' })).toHaveFocus()
  expect(toast()).toContain('Dewi Lestari may log in again')
})

it('AGT-3 an owner who gives up the role can only read the team', async () => {
  const app = await openTeam('rizal')
  await app.user.click((await memberRow('Dewi')).getByRole('button', { name: /Change role/ }))
  await app.user.click(everywhere.getByRole('radio', { name: 'Owner' }))
  await app.user.click(everywhere.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await memberRow('Dewi')).getByText('Owner')).toBeVisible())

  await app.user.click((await memberRow('Rizal')).getByRole('button', { name: /Change role/ }))
  await app.user.click(everywhere.getByRole('radio', { name: 'Finance' }))
  await app.user.click(everywhere.getByRole('button', { name: 'Save' }))

  expect(await everywhere.findByText('Only an owner changes the team.')).toBeVisible()
  expect(session().user?.Agency?.Role).toBe('finance')
})

it('SES-5 AGT-3 a role that is loaded again does not change the session of a colleague who logs in before the answer', async () => {
  const sandbox = await createTestSandbox()
  const owner = await logIn(sandbox, 'rizal', passwords.rizal, agentsHost)
  const colleague = await logIn(sandbox, 'dewi', passwords.dewi, agentsHost)
  const Agency = owner.User.Agency && { ...owner.User.Agency, Role: 'finance' as const }
  const known = { ...owner, User: { ...owner.User, Agency } }
  const letThrough = holdCall('get', '*/admin/v1/session')
  await renderApp(paths.agencyTeam(), { sandbox, session: known, host: agentsHost })
  await members()

  signIn(colleague)
  letThrough()

  await waitFor(() => expect(askedPaths()).toContain('/admin/v1/session'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(session().token).toBe(colleague.Token)
  expect(session().user?.Name).toBe('Dewi Lestari')
})

it('AGT-3 the list of events is paged, and can be narrowed to one member', async () => {
  const sandbox = await createTestSandbox()
  const { session: person, order } = await placeAgentOrder(sandbox, 1)
  const markup = { ...event('evt_AAAAAA1'), By: 'Dewi Lestari', Event: 'markup_saved' }
  server.use(
    http.get('*/admin/v1/agency/event', ({ request }) => {
      const { searchParams: query } = new URL(request.url)
      if (query.get('member') !== null) return undefined
      return query.get('cursor') === 'next'
        ? HttpResponse.json({ Items: [event('evt_AAAAAA2')], NextCursor: null })
        : HttpResponse.json({ Items: [markup], NextCursor: 'next' })
    }),
  )

  const { user, router } = await renderApp(paths.agencyTeam(), {
    sandbox,
    session: person,
    host: agentsHost,
  })
  const list = within(await everywhere.findByRole('list', { name: 'Who did what' }))
  await user.click(everywhere.getByRole('button', { name: 'Show more' }))
  expect(await list.findByText('Top-up requested')).toBeVisible()
  expect(list.getByText('Markup saved')).toBeVisible()
  expect(everywhere.queryByRole('button', { name: 'Show more' })).toBeNull()
  await user.selectOptions(everywhere.getByLabelText('Member'), 'Rizal Hakim')

  const link = await everywhere.findByRole('link', { name: order.ConfirmationNumber })
  expect(link).toHaveAttribute('href', paths.historyOrder(order.Id))
  expect(router.state.location.search).toBe('?member=usr_3RZ7H2KMAG')
  await user.selectOptions(everywhere.getByLabelText('Member'), 'Dewi Lestari')
  expect(await everywhere.findByText('Dewi Lestari has done nothing yet.')).toBeVisible()
})

function event(Id: string) {
  const money = { Amount: 500_000, Currency: 'IDR', Exponent: 0 }
  return {
    Id,
    At: '2026-11-20T06:30:00Z',
    By: 'Agus Salim',
    Event: 'top_up_requested',
    About: 'TOP-1',
    Order: null,
    Amount: money,
  }
}
