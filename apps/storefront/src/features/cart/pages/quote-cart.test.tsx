import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { agentWithCart } from '../../../test/agent-cart.ts'
import { type AgentName, agentsHost } from '../../../test/agents.ts'
import { problemResponse, refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, renderApp, server } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

/** This customer travels alone and is old enough for a senior's fare. */
const SENIOR: Schemas['CustomerInput'] = {
  Name: 'Lim Ah Kow',
  Email: 'ahkow@traveller.example',
  PhoneCode: '+65',
  PhoneNumber: '91234567',
  Note: '',
  Passengers: [
    {
      Title: 'Mr',
      FirstName: 'AH KOW',
      LastName: 'LIM',
      NativeName: '',
      DateOfBirth: '1958-03-09',
      PlaceOfBirth: 'Singapore',
      Nationality: 'SG',
      CountryOfResidence: 'SG',
      PassportNumber: null,
      DateOfIssue: null,
      DateOfExpiry: null,
      PlaceOfIssue: null,
    },
  ],
}

async function openCart(username: AgentName = 'dewi') {
  const sandbox = await createTestSandbox()
  const { session } = await agentWithCart(sandbox, username)
  const app = await renderApp('/cart', { sandbox, session, host: agentsHost })
  await app.screen.findByRole('link', { name: 'Go to checkout' })
  return app
}

it('AGT-4 a text that is too long to search for a customer stays, and says how long it may be', async () => {
  const { screen, user } = await openCart()
  await user.click(await screen.findByRole('button', { name: 'Quote this cart' }))
  const field = await screen.findByRole('combobox', { name: 'Book for' })
  await user.click(field)

  await user.paste('Tan Wei Ling '.repeat(20))

  // The list shows it, and it is announced.
  expect(await screen.findAllByText('Keep it within 80 characters')).toHaveLength(2)
  expect(field).toHaveValue('Tan Wei Ling '.repeat(20))
  expect(screen.queryByText('Check the marked fields')).toBeNull()
})

it('AGT-4 the cart is quoted to a saved customer, who gets the link', async () => {
  const { screen, user, sandbox } = await openCart()
  await user.click(await screen.findByRole('button', { name: 'Quote this cart' }))
  await user.type(await screen.findByRole('combobox', { name: 'Book for' }), 'tan wei')
  await user.click(await screen.findByRole('option', { name: /Tan Wei Ling/ }))
  expect(screen.getByText('Gets the link by e-mail.')).toBeVisible()
  await user.type(screen.getByLabelText(/^Note to the customer/), 'As agreed.')
  await user.selectOptions(screen.getByLabelText('Valid for'), '3')

  await user.click(screen.getByRole('button', { name: 'Make the quotation' }))

  expect(await screen.findByRole('heading', { level: 1, name: /^Quotation Q-/ })).toBeVisible()
  expect(screen.getByText('As agreed.')).toBeVisible()
  const mails = await sandbox.outbox.list()
  expect(mails.map(({ recipient, kind }) => [recipient, kind])).toEqual([
    ['weiling.tan@traveller.example', 'quotationSent'],
  ])
})

it('AGT-4 a cart can be quoted without a customer, and stays as it is', async () => {
  const { screen, user, router } = await openCart()
  await user.click(await screen.findByRole('button', { name: 'Quote this cart' }))

  await user.click(await screen.findByRole('button', { name: 'Make the quotation' }))

  expect(await screen.findByText(/^Nobody was written to yet/)).toBeVisible()
  void router.navigate('/cart')
  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeVisible()
})

it('CHK-8 AGT-4 a quotation whose first answer failed is requested again, and made once', async () => {
  const { screen, user, sandbox } = await openCart()
  await user.click(await screen.findByRole('button', { name: 'Quote this cart' }))
  let isDown = true
  server.use(
    http.post('*/admin/v1/quotation', async ({ request }) => {
      if (!isDown) return undefined
      await sandbox.fetch(request.clone())
      return problemResponse(503, 'internal_error')
    }),
  )
  const make = { name: 'Make the quotation' }
  await user.click(await screen.findByRole('button', make))
  await screen.findByRole('alert', {}, { timeout: 15_000 })
  isDown = false

  await user.click(await screen.findByRole('button', make))

  expect(await screen.findByText(/^Nobody was written to yet/)).toBeVisible()
  expect(await sandbox.store.db.selectFrom('quotations').select('id').execute()).toHaveLength(1)
})

it('AGT-4 PAX-4 a quotation to a saved customer uses the age on the day of sailing', async () => {
  const sandbox = await createTestSandbox()
  const { session } = await agentWithCart(sandbox, 'dewi')
  const header = {
    Authorization: `Bearer ${session.Token}`,
    'Idempotency-Key': crypto.randomUUID(),
  }
  const call = { api: 'admin', method: 'POST', query: { system: '4102' }, header } as const
  await ask(sandbox, 'customer', { ...call, body: SENIOR })
  const { screen, user } = await renderApp('/cart', { sandbox, session, host: agentsHost })
  await user.click(await screen.findByRole('button', { name: 'Quote this cart' }))
  await user.type(await screen.findByRole('combobox', { name: 'Book for' }), 'lim ah')
  await user.click(await screen.findByRole('option', { name: /Lim Ah Kow/ }))

  await user.click(screen.getByRole('button', { name: 'Make the quotation' }))
  await screen.findByRole('heading', { level: 1, name: /^Quotation Q-/ })

  const { net_amount: net } = await sandbox.store.db
    .selectFrom('quotations')
    .select('net_amount')
    .executeTakeFirstOrThrow()
  // The customer pays a senior's S$30 instead of an adult's S$32, and S$10 at HarbourFront.
  expect(net).toBe(396_400 + 132_200)
})

it('AGT-4 PAX-4 ERR-4 when the travellers of a customer cannot be loaded nothing is quoted, because the price may differ', async () => {
  const sandbox = await createTestSandbox()
  const { session } = await agentWithCart(sandbox, 'dewi')
  const { screen, user } = await renderApp('/cart', { sandbox, session, host: agentsHost })
  await user.click(await screen.findByRole('button', { name: 'Quote this cart' }))
  await user.type(await screen.findByRole('combobox', { name: 'Book for' }), 'tan wei')
  await user.click(await screen.findByRole('option', { name: /Tan Wei Ling/i }))
  let isDown = true
  server.use(http.get('*/admin/v1/customer/:id', () => (isDown ? HttpResponse.error() : undefined)))

  await user.click(screen.getByRole('button', { name: 'Make the quotation' }))

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await sandbox.store.db.selectFrom('quotations').select('id').execute()).toHaveLength(0)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Make the quotation' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Quotation Q-/ })).toBeVisible()
})

it('AGT-4 ERR-4 when the session ends during a quotation, its note and validity are there again after the login', async () => {
  const { screen, user, router } = await openCart()
  await user.click(await screen.findByRole('button', { name: 'Quote this cart' }))
  await user.type(await screen.findByLabelText(/^Note to the customer/), 'As agreed.')
  await user.selectOptions(screen.getByLabelText('Valid for'), '3')
  refuseCall('post', '*/admin/v1/quotation', 401, 'unauthorized')

  await user.click(screen.getByRole('button', { name: 'Make the quotation' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'), { timeout: 5_000 })
  await user.type(await screen.findByLabelText('Username or e-mail'), 'dewi')
  await user.type(screen.getByLabelText('Password'), 'selat-demo-8')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
  await user.click(await screen.findByRole('button', { name: 'Quote this cart' }))

  expect(await screen.findByLabelText(/^Note to the customer/)).toHaveValue('As agreed.')
  expect(screen.getByLabelText('Valid for')).toHaveValue('3')
})
