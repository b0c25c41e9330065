import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { keepTestDay, recordCartInputs } from '../../../test/open-results.ts'
import { renderApp } from '../../../test/render-app.tsx'

keepTestDay()

async function firstTicket() {
  const add = await screen.findAllByRole('button', { name: 'Add to cart' })
  const row = add[0]?.closest('li')
  if (!row) throw new Error('No open ticket is listed.')
  return within(row)
}

it.each([
  ['one way', '', { Item: 'opn_HFC-BTC-SRL-ECO-1W', IsOpenTicket: true, IsOpenTicket2W: false }],
  [
    'two way',
    '&back=1',
    { Item: 'opn_HFC-BTC-SRL-ECO-2W', IsOpenTicket: false, IsOpenTicket2W: true },
  ],
])(
  'FER-6 FER-7 open tickets %s are listed, and one is added to the cart without a date',
  async (kind, back, expected) => {
    const sent = recordCartInputs()
    const { user, router } = await renderApp(
      `/ferry-result?trip=open_ticket&from=HFC&to=BTC&adults=2&infants=1${back}`,
    )
    const ticket = await firstTicket()
    expect(
      ticket.getByText(`Open ticket, ${kind} · Economy · Valid for 180 days from purchase`),
    ).toBeVisible()

    await user.click(ticket.getByRole('button', { name: 'Add to cart' }))

    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    const { Item, ...flags } = expected
    expect(sent).toEqual([
      {
        ItemContent: 'ferry',
        Items: [
          {
            Item,
            Qty: 3,
            Ferry: {
              DateFrom: null,
              DateUntil: null,
              Qty: 3,
              QtyAdult: 2,
              QtyChild: 0,
              QtyInfant: 1,
              IsRoundTrip: false,
              IsInternational: true,
              ...flags,
              Offers: [],
            },
          },
        ],
      },
    ])
  },
)

it('FER-5 the price of an open ticket is called an estimate, and its lines are listed', async () => {
  const { user } = await renderApp('/ferry-result?trip=open_ticket&from=HFC&to=BTC&adults=2')
  const ticket = await firstTicket()
  expect(screen.getByText(/An estimate until the next page/, { selector: 'p' })).toBeVisible()

  await user.click(ticket.getByText('Fares and rules'))

  const price = within(ticket.getByRole('table', { name: 'Estimated total' }))
  expect(price.getByRole('row', { name: /Singapore passenger departure fee/ })).toHaveTextContent(
    '2 ×',
  )
})

it('FER-7 a route without such an open ticket says so, and leads back to the search', async () => {
  const { user } = await renderApp('/ferry-result?trip=open_ticket&from=TGP&to=TPI')
  expect(
    await screen.findByRole('heading', { name: 'No open ticket of this kind on this route' }),
  ).toBeVisible()

  await user.click(screen.getAllByRole('button', { name: 'Modify search' }).at(-1) ?? document.body)

  expect(await screen.findByRole('region', { name: 'Modify search' })).toHaveFocus()
})
