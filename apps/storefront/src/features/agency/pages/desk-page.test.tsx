import { createFormat } from '@selat/i18n'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { agentsHost, placeAgentOrder } from '../../../test/place-agent-order.ts'
import {
  askedPaths,
  createTestSandbox,
  logIn,
  renderApp,
  server,
} from '../../../test/render-app.tsx'

/** Formats an amount as the page shows it, but with plain spaces, because Testing Library reads every space as one. */
const rupiah = (Amount = 0) =>
  createFormat('EN').money({ Amount, Currency: 'IDR', Exponent: 0 }).replaceAll(/\s/g, ' ')

async function openDesk(username: 'rizal' | 'agus', password: string) {
  const sandbox = await createTestSandbox()
  const placed = await placeAgentOrder(sandbox, 1)
  const session = await logIn(sandbox, username, password, agentsHost)
  const app = await renderApp(paths.agency(), { sandbox, session, host: agentsHost })
  await app.screen.findByRole('heading', { level: 2, name: 'To do' })
  return { ...app, placed, main: within(app.screen.getByRole('main')) }
}

it('AGT-4 the desk lists open tasks and what to do about each', async () => {
  const { main, placed } = await openDesk('rizal', 'selat-demo-4')
  const number = placed.order.ConfirmationNumber

  expect(main.getByText('1 open task')).toBeVisible()
  expect(main.getByText('Hold runs out')).toBeVisible()
  expect(main.getByRole('link', { name: number })).toHaveAttribute(
    'href',
    paths.historyOrder(placed.order.Id),
  )
  expect(main.getByRole('link', { name: `Pay: ${number}` })).toHaveAttribute(
    'href',
    paths.payment(placed.order.Id),
  )
  expect(await main.findByRole('link', { name: /^Wallet in IDR: Rp\s?30,000,000$/ })).toBeVisible()
  expect(main.getByText('Nobody travels within three days.')).toBeVisible()
  // The time is that of the agency's site, in whichever zone the reader is.
  expect(main.getByText('As of 13:30 WIB')).toBeVisible()
})

it('AGT-4 the slash key focuses the search, arrows walk through the results, and Escape clears it', async () => {
  const { main, user, placed } = await openDesk('rizal', 'selat-demo-4')
  const field = main.getByRole('searchbox', { name: 'Find a booking, customer or quotation' })

  await user.keyboard('/')
  expect(field).toHaveFocus()
  await user.keyboard('tan')

  const bookings = await main.findByRole('region', { name: 'Bookings' })
  const booking = await within(bookings).findByRole('link')
  expect(booking).toHaveTextContent(placed.order.ConfirmationNumber)
  const customers = within(main.getByRole('region', { name: 'Customers' }))
  // Results for the first letters may be shown before those for the whole word.
  await waitFor(() => expect(customers.getAllByRole('link')).toHaveLength(1))
  const customer = customers.getByRole('link', { name: /Tan Wei Ling/ })
  expect(customer).toHaveAttribute('href', paths.customers({ edit: 'cus_TANWEILING' }))
  const quotations = within(main.getByRole('region', { name: 'Quotations' }))
  expect(await quotations.findByText('Nothing found')).toBeVisible()
  await user.keyboard('{ArrowDown}')
  expect(booking).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(customer).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('')
})

it('AGT-4 RUL-1 a search of the desk that is too long stays whole, and says how long it may be', async () => {
  const { main, user } = await openDesk('rizal', 'selat-demo-4')
  const field = main.getByRole('searchbox', { name: 'Find a booking, customer or quotation' })

  await user.click(field)
  await user.paste('t'.repeat(61))

  expect(field).toHaveValue('t'.repeat(61))
  expect(field).toHaveAccessibleErrorMessage('Keep it within 60 characters')
})

it('AGT-3 a member of finance finds and pays bookings, and the page requests nothing that the role may not see', async () => {
  const { main, user, placed } = await openDesk('agus', 'selat-demo-9')

  await user.type(main.getByRole('searchbox', { name: 'Find a booking' }), 'tan')
  await main.findByRole('region', { name: 'Bookings' })

  expect(main.queryByRole('region', { name: 'Customers' })).toBeNull()
  expect(main.getByRole('link', { name: `Pay: ${placed.order.ConfirmationNumber}` })).toBeVisible()
  expect(askedPaths().filter((path) => /customer|quotation|cart/.test(path))).toEqual([])
})

it('AGT-4 an agency without open tasks reads that there is nothing to do', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'limei', 'selat-demo-5', agentsHost)

  const { screen } = await renderApp(paths.agency(), { sandbox, session, host: agentsHost })

  expect(await screen.findByRole('heading', { level: 2, name: 'Nothing to do' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find a crossing' })).toHaveAttribute('href', '/')
})

it('ERR-4 a desk that failed to load can be requested again', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'rizal', 'selat-demo-4', agentsHost)
  server.use(http.get('*/admin/v1/agency/desk', () => HttpResponse.error()))
  const { screen, user } = await renderApp(paths.agency(), { sandbox, session, host: agentsHost })

  const again = await screen.findByRole('button', { name: 'Try again' })
  server.resetHandlers()
  await user.click(again)

  expect(await screen.findByRole('heading', { level: 2, name: 'Nothing to do' })).toBeVisible()
})

it('AGT-3 a customer reads that the page is for agents, and the page requests no data of an agency', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')

  const { screen } = await renderApp(paths.agency(), { sandbox, session })

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page is for agents' }),
  ).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Agency' })).toBeNull()
  expect(askedPaths().filter((path) => /agency|wallet/.test(path))).toEqual([])
})

it('AGT-3 a role that an owner has changed since the login applies to what the desk offers', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'dewi', 'selat-demo-8', agentsHost)
  await sandbox.store.db
    .updateTable('accounts')
    .set({ member_role: 'finance' })
    .where('username', '=', 'dewi')
    .execute()

  const { screen } = await renderApp(paths.agency(), { sandbox, session, host: agentsHost })

  expect(await screen.findByRole('searchbox', { name: 'Find a booking' })).toBeVisible()
  const rooms = within(screen.getByRole('navigation', { name: 'Agency' }))
  expect(rooms.queryByRole('link', { name: 'Customers' })).toBeNull()
  expect(rooms.getByRole('link', { name: 'Wallet' })).toBeVisible()
})

it('AGT-1 the desk shows sold and unpaid bookings and the wallet, also as a table', async () => {
  const { main, user, placed } = await openDesk('rizal', 'selat-demo-4')
  const { TotalAmount } = placed.order
  const report = within(await main.findByRole('region', { name: 'The last 30 days' }))

  expect(await report.findByText(`${rupiah(TotalAmount.Amount)} for 1 booking`)).toBeVisible()
  expect(report.getByText(`${rupiah(0)} from 0 bookings`)).toBeVisible()
  await user.click(report.getByText('As a table'))
  const table = within(report.getByRole('table'))
  const cells = table.getAllByRole('cell').slice(0, 5)
  expect(cells.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    '0',
    rupiah(0),
    rupiah(0),
    rupiah(TotalAmount.Amount),
    // The wallet holds 25,000,000; with its credit, 30,000,000 can be spent.
    rupiah(25_000_000),
  ])
  expect(table.getAllByRole('row')).toHaveLength(31)
})

it('AGT-1 a period without sales says so, while unpaid bookings are drawn', async () => {
  const { main } = await openDesk('rizal', 'selat-demo-4')
  const report = within(await main.findByRole('region', { name: 'The last 30 days' }))

  expect(await report.findByText('No sales in this period.')).toBeVisible()
  expect(report.queryByText('Markup')).not.toBeInTheDocument()
  expect(report.queryByText('No booking waited for payment in this period.')).toBeNull()
})

it('AGT-4 the desk shows selling prices while net prices are hidden', async () => {
  localStorage.setItem('netPrices', 'hidden')
  const { main, placed } = await openDesk('rizal', 'selat-demo-4')
  const { TotalAmount, Agency } = placed.order

  expect(main.getByText(rupiah(Agency?.SellingAmount.Amount))).toBeVisible()
  expect(main.queryByText(rupiah(TotalAmount.Amount))).not.toBeInTheDocument()
})
