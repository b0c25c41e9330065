import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { agentSession, agentsHost, openAsAgent } from '../../../test/agents.ts'
import { type App, put, putDate } from '../../../test/checkout-driver.ts'
import { holdCall, loseAnswers } from '../../../test/hold-call.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { reloadTab } from '../../../test/reload-tab.ts'
import { renderApp, server, testNow } from '../../../test/render-app.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

const names = ({ screen }: App) =>
  screen.getAllByRole('link', { name: /^Book for/ }).map((link) => link.getAttribute('aria-label'))

it('AGT-4 customers are listed with who travels along, and can be searched', async () => {
  const app = await openAsAgent('/customers', 'dewi')
  const row = (await app.screen.findByText('Tan Wei Ling')).closest('li') as HTMLElement
  expect(row).toHaveTextContent('TAN WEI LING, LIM KOK WENG and LIM XIN YI')
  expect(row).toHaveTextContent('Last booking None yet')

  await put(app, app.screen.getByRole('searchbox', { name: 'Search customers' }), 'siregar')

  expect(await app.screen.findByText('1 found')).toBeVisible()
  expect(names(app)).toEqual(['Book for Kepri Energi, Anwar Siregar'])
  await waitFor(() => expect(app.router.state.location.search).toBe('?search=siregar'))
})

it('AGT-4 a search without a match offers to show all', async () => {
  const app = await openAsAgent('/customers?search=xyz', 'dewi')

  expect(await app.screen.findByText('Nobody is saved under “xyz”')).toBeVisible()
  await app.user.click(app.screen.getByRole('button', { name: 'Show all' }))

  expect(await app.screen.findByText('6 customers')).toBeVisible()
})

it('AGT-4 a customer is added with a traveller, and a wrong name is marked beside its field', async () => {
  const app = await openAsAgent('/customers?edit=new', 'dewi')
  await put(app, await app.screen.findByLabelText('Full name'), 'Siti Aminah')
  await put(app, app.screen.getByLabelText('E-mail'), 'siti@traveller.example')
  await put(app, app.screen.getByLabelText('Phone number'), '81290017744')
  await app.user.click(app.screen.getByRole('button', { name: 'Add a traveller' }))
  const traveller = await app.screen.findByRole('group', { name: 'Traveller 1' })
  const fields = within(traveller)
  await app.user.selectOptions(fields.getByLabelText('Title'), 'Ms')
  await put(app, fields.getByLabelText('First name (given name)'), '慧玲')
  await put(app, fields.getByLabelText('Last name (surname)'), 'AMINAH')
  await putDate(app, traveller, 'Date of birth', '1991-05-20')
  await app.user.selectOptions(fields.getByLabelText('Nationality'), 'ID')
  await app.user.selectOptions(fields.getByLabelText('Country of residence'), 'ID')

  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(fields.getByLabelText('First name (given name)')).toHaveFocus())
  expect(fields.getByLabelText('First name (given name)')).toBeInvalid()
  await put(app, fields.getByLabelText('First name (given name)'), 'SITI')
  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))

  expect(await app.screen.findByText('Siti Aminah is saved')).toBeVisible()
  const row = (await app.screen.findByText('Siti Aminah')).closest('li') as HTMLElement
  expect(row).toHaveTextContent('AMINAH SITI')
})

it('CHK-8 AGT-4 a customer who is saved again after the answer was lost is in the list once', async () => {
  const app = await openAsAgent('/customers?edit=new', 'dewi')
  await put(app, await app.screen.findByLabelText('Full name'), 'Siti Aminah')
  await put(app, app.screen.getByLabelText('E-mail'), 'siti@traveller.example')
  await put(app, app.screen.getByLabelText('Phone number'), '81290017744')
  loseAnswers('post', '*/admin/v1/customer')
  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))
  await app.screen.findByRole('alert', {}, { timeout: 20_000 })
  server.resetHandlers()

  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))

  expect(await app.screen.findByText('7 customers')).toBeVisible()
})

it('AGT-4 a customer is changed, and a removed traveller is gone', async () => {
  const app = await openAsAgent('/customers?edit=cus_BUDISANTOS', 'dewi')
  await put(app, await app.screen.findByLabelText('Full name'), 'Budi Santoso, Surabaya')
  await app.user.click(app.screen.getByText('WAHYUNI SRI'))
  await app.user.click(app.screen.getByRole('button', { name: 'Remove WAHYUNI SRI' }))
  expect(app.screen.getByRole('heading', { name: 'Who travels along' })).toHaveFocus()

  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))

  const row = (await app.screen.findByText('Budi Santoso, Surabaya')).closest('li') as HTMLElement
  expect(row).toHaveTextContent('Travels along SANTOSO BUDI')
})

it('AGT-4 what a colleague has saved meanwhile is taken over, and is named before it is saved again', async () => {
  const app = await openAsAgent('/customers?edit=cus_BUDISANTOS', 'dewi')
  const { screen, user } = app
  await put(app, await screen.findByLabelText('Full name'), 'Budi Santoso, Surabaya')
  const colleague = await agentSession(app.sandbox, 'dewi')
  const headers = {
    Authorization: `Bearer ${colleague.Token}`,
    'Content-Type': 'application/json',
  }
  const url = `http://localhost/admin/v1/customer/cus_BUDISANTOS?system=4102`
  const read = await app.sandbox.fetch(new Request(url, { headers }))
  const { Name, Email, PhoneCode, PhoneNumber, Note, Passengers } =
    (await read.json()) as Schemas['Customer'] // The sandbox answers as the contract says.
  app.sandbox.clock.advance(60)
  const body = JSON.stringify({
    ...{ Name, Email, PhoneCode, PhoneNumber, Note },
    Passengers: Passengers.slice(0, 1),
  })
  await app.sandbox.fetch(new Request(url, { method: 'PUT', headers, body }))

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Taken over from there: Who travels along.',
  )
  expect(screen.queryByText('WAHYUNI SRI')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const row = (await screen.findByText('Budi Santoso, Surabaya')).closest('li') as HTMLElement
  expect(row).toHaveTextContent('Travels along SANTOSO BUDI')
})

it('AGT-4 leaving typed changes of a customer asks first', async () => {
  const app = await openAsAgent('/customers?edit=cus_BUDISANTOS', 'dewi')
  await put(app, await app.screen.findByLabelText('Full name'), 'Budi S')

  await app.user.click(app.screen.getByRole('link', { name: 'All customers' }))

  expect(await app.screen.findByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
})

it('ERR-4 AGT-4 a customer that is saved after its page was left does not lead away from the next one', async () => {
  const app = await openAsAgent('/customers?edit=cus_BUDISANTOS', 'dewi')
  const { screen, user, router } = app
  await put(app, await screen.findByLabelText('Full name'), 'Budi Santoso, Surabaya')
  const letThrough = holdCall('put', '*/admin/v1/customer/cus_BUDISANTOS')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('link', { name: 'All customers' }))
  await user.click(await screen.findByRole('link', { name: 'Add customer' }))
  await put(app, await screen.findByLabelText('Full name'), 'Siti Aminah')

  letThrough()

  expect(await screen.findByText('Budi Santoso, Surabaya is saved')).toBeVisible()
  expect(router.state.location.search).toBe('?edit=new')
  expect(screen.getByLabelText('Full name')).toHaveValue('Siti Aminah')
})

async function typeOfBudi(app: App) {
  await put(app, await app.screen.findByLabelText('Full name'), 'Budi Santoso, Surabaya')
  await app.user.click(app.screen.getByText('WAHYUNI SRI'))
  const traveller = within(app.screen.getByRole('group', { name: 'Traveller 2' }))
  await put(app, traveller.getByLabelText(/^Place of birth/), 'Malang')
  await app.user.click(app.screen.getByRole('button', { name: 'Add a traveller' }))
  const third = within(app.screen.getByRole('group', { name: 'Traveller 3' }))
  await app.user.click(third.getByRole('checkbox', { name: 'The passport shows one name only' }))
  await put(app, third.getByLabelText('Name as in the passport'), 'SUKARNO')
}

async function expectTyped({ screen }: App) {
  expect(await screen.findByLabelText('Full name')).toHaveValue('Budi Santoso, Surabaya')
  const group = (name: string) => within(screen.getByRole('group', { name, hidden: true }))
  expect(group('Traveller 2').getByLabelText(/^Place of birth/)).toHaveValue('Malang')
  expect(group('Traveller 3').getByLabelText('Name as in the passport')).toHaveValue('SUKARNO')
}

it('ERR-4 AGT-4 typed changes of a customer survive a reload, and are removed from storage when the page is left', async () => {
  const address = '/customers?edit=cus_BUDISANTOS'
  const app = await openAsAgent(address, 'dewi')
  await typeOfBudi(app)
  const { sandbox } = app
  const session = await agentSession(sandbox, 'dewi')
  reloadTab()

  const again = await renderApp(address, { sandbox, session, host: agentsHost })

  await expectTyped(again)
  await again.user.click(again.screen.getByRole('link', { name: 'All customers' }))
  await again.user.click(await again.screen.findByRole('button', { name: 'Leave' }))
  await again.screen.findByText('6 customers')
  expect(JSON.stringify(sessionStorage)).not.toContain('Malang')
})

it('NAV-11 ERR-4 AGT-4 when the session ends during a save, the login leads back to the customer as it was typed', async () => {
  const app = await openAsAgent('/customers?edit=cus_BUDISANTOS', 'dewi')
  await typeOfBudi(app)
  const third = app.screen.getByRole('group', { name: 'Traveller 3' })
  await app.user.selectOptions(within(third).getByLabelText('Title'), 'Mr')
  await putDate(app, third, 'Date of birth', '1970-06-06')
  await app.user.selectOptions(within(third).getByLabelText('Nationality'), 'ID')
  await app.user.selectOptions(within(third).getByLabelText('Country of residence'), 'ID')
  refuseCall('put', '*/admin/v1/customer/:id', 401, 'unauthorized')

  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'))
  expect(JSON.stringify(sessionStorage)).not.toContain('Malang')
  await put(app, await app.screen.findByLabelText('Username or e-mail'), 'dewi')
  await put(app, app.screen.getByLabelText('Password'), 'selat-demo-8')
  await app.user.click(within(app.screen.getByRole('main')).getByRole('button', { name: 'Log in' }))

  await expectTyped(app)
  server.resetHandlers()
  await app.user.click(app.screen.getByRole('button', { name: 'Save' }))
  const row = (await app.screen.findByText('Budi Santoso, Surabaya')).closest('li') as HTMLElement
  expect(row).toHaveTextContent('Travels along SANTOSO BUDI, WAHYUNI SRI and SUKARNO')
})

it('AGT-4 a customer who is deleted after the question was closed leaves the question about another open', async () => {
  const { screen, user } = await openAsAgent('/customers', 'dewi')
  const letThrough = holdCall('delete', '*/admin/v1/customer/*')
  await user.click(await screen.findByRole('button', { name: 'Delete Grace Polii' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Grace Polii?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Delete Tan Wei Ling' }))

  letThrough()

  expect(await screen.findByText('Grace Polii is deleted')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Delete Tan Wei Ling?' })).toBeVisible()
})

it('AGT-4 NAV-12 a customer is deleted after a question, and the focus stays in the list', async () => {
  const app = await openAsAgent('/customers', 'dewi')
  await app.user.click(await app.screen.findByRole('button', { name: 'Delete Grace Polii' }))
  const dialog = await app.screen.findByRole('dialog', { name: 'Delete Grace Polii?' })

  await app.user.click(within(dialog).getByRole('button', { name: 'Delete' }))

  expect(await app.screen.findByText('Grace Polii is deleted')).toBeVisible()
  expect(await app.screen.findByText('5 customers')).toBeVisible()
  expect(document.activeElement).toHaveAccessibleName(/^Delete /)
})

it('AGT-4 a customer of another agency is reported like one that does not exist', async () => {
  const app = await openAsAgent('/customers?edit=cus_BUDISANTOS', 'limei')

  expect(await app.screen.findByText('This customer is not in your list')).toBeVisible()
})

it('AGT-4 a member of finance is told that the role does not include customers', async () => {
  const app = await openAsAgent('/customers', 'agus')

  expect(
    await app.screen.findByRole('heading', { name: 'Your role does not include this' }),
  ).toBeVisible()
})

it('AGT-4 a list that failed to load can be requested again', async () => {
  server.use(http.get('*/admin/v1/customer', () => HttpResponse.error()))
  const app = await openAsAgent('/customers', 'dewi')

  const again = await app.screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 })
  server.resetHandlers()
  await app.user.click(again)

  expect(await app.screen.findByText('6 customers')).toBeVisible()
})
