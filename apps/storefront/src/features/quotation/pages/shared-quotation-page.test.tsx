import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { agentsHost } from '../../../test/agents.ts'
import { openSharedQuotation } from '../../../test/open-shared-quotation.ts'
import { acceptQuotation, quoteCrossing } from '../../../test/quote-crossing.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

it('NAV-5 AGT-4 a link opens at an address under the name of the agency, to who is nobody on the site', async () => {
  const { screen, quotation, container, router } = await openSharedQuotation({
    customer: 'cus_TANWEILING',
  })

  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Tan Wei Ling, your quotation from Baruna Tours',
    }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'halo@barunatours.example' })).toHaveAttribute(
    'href',
    'mailto:halo@barunatours.example',
  )
  expect(router.state.location.pathname).toBe('/quotation/baruna-tours')
  expect(document.title).toBe(`Quotation ${quotation.Number} | Baruna Tours`)
  const quoted = screen.getByRole('region', { name: 'What is quoted' })
  expect(within(quoted).getByText('1 adult')).toBeVisible()
  expect(screen.queryByLabelText('Password')).toBeNull()
  const net = quotation.NetTotal.Amount.toLocaleString('en-SG')
  expect(container).not.toHaveTextContent(net)
  expect(container).toHaveTextContent(quotation.SellingTotal.Amount.toLocaleString('en-SG'))
})

it('APP-5 AGT-4 has the language beside the offer, and nothing of the shop of somebody else', async () => {
  const { screen } = await openSharedQuotation()
  await screen.findByRole('heading', { level: 1 })

  expect(screen.getByRole('button', { name: /English/ })).toBeVisible()
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('link', { name: /cart/i })).toBeNull()
})

it.each([
  ['sent before quotations had an address of their own', '/login?quotation='],
  ['under the name of another agency', '/quotation/tepi-laut?token='],
])('AGT-4 a link that was %s leads on to the right one', async (_which, before) => {
  const sandbox = await createTestSandbox()
  const { quotation } = await quoteCrossing(sandbox, { isElsewhere: true })
  const token = new URLSearchParams(quotation.Link.split('?')[1]).get('token')

  const { screen, router } = await renderApp(`${before}${token}`, { sandbox, host: agentsHost })

  await screen.findByRole('heading', { level: 1, name: 'Your quotation from Baruna Tours' })
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(quotation.Link)
})

it('CHK-11 AGT-4 what holds after booking is told before it is accepted: cancelling step by step, changing, baggage', async () => {
  const { screen } = await openSharedQuotation({ crossings: 2 })

  const rules = within(await screen.findByRole('region', { name: 'If plans change' }))

  const titles = rules.getAllByRole('heading', { level: 4 })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'HarbourFront, Singapore → Batam Centre, Batam',
    'HarbourFront, Singapore → Batam Centre, Batam',
  ])
  for (const about of ['Cancelling', 'Another date', 'Baggage', 'Check-in'])
    expect(rules.getAllByText(about)).toHaveLength(2)
  expect(rules.getAllByText(/of the fare back until .* SGT$/).length).toBeGreaterThan(1)
  expect(rules.getAllByText('No refund of the fare after that')).toHaveLength(2)
})

it('CHK-1 AGT-4 the rules are one press away from the tick', async () => {
  const { screen, user } = await openSharedQuotation()
  await screen.findByRole('form', { name: 'Accept the quotation' })

  await user.click(screen.getByRole('button', { name: 'If plans change' }))

  // The paper version has a heading of the same name.
  const headings = screen.getAllByRole('heading', { name: 'If plans change' })
  expect(headings).toContain(document.activeElement)
})

it('NAV-5 the form for agents is one press away from a link that opens nothing, and no part of an offer', async () => {
  const offer = await openSharedQuotation()
  await offer.screen.findByRole('heading', { level: 1 })
  expect(offer.screen.queryByRole('link', { name: 'Log in' })).toBeNull()
  offer.unmount()
  const { screen, user, router } = await renderApp('/quotation/baruna-tours?token=lost', {
    host: agentsHost,
  })

  const ways = await screen.findAllByRole('link', { name: 'Log in' })
  for (const way of ways) expect(way).toHaveAttribute('href', '/login')
  await user.click(ways.at(-1) ?? document.body)

  expect(await screen.findByLabelText('Password')).toBeVisible()
  expect(router.state.location.pathname + router.state.location.search).toBe('/login')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('AGT-4 what is missing is counted for each traveller, and the first of it gets the focus', async () => {
  const { screen, user } = await openSharedQuotation({ adults: 2 })
  await screen.findByRole('form', { name: 'Accept the quotation' })

  await user.click(screen.getByRole('button', { name: /^Accept for/ }))

  expect(screen.getByLabelText('Full name')).toHaveFocus()
  expect(
    screen.getByRole('link', { name: 'Passenger 2: 11 fields need your attention' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'E-mail: This field is required' })).toBeVisible()
  expect(
    screen.getByRole('link', { name: 'If plans change: Confirm that you have read the rules' }),
  ).toBeVisible()
})

it('AGT-4 on another device an acceptance shows the contact and nobody’s passport', async () => {
  const sandbox = await createTestSandbox()
  const { quotation } = await quoteCrossing(sandbox, { isElsewhere: true })
  await acceptQuotation(sandbox, quotation)

  const { screen } = await renderApp(quotation.Link, { sandbox, host: agentsHost })

  expect(await screen.findByRole('heading', { name: 'You have accepted' })).toBeVisible()
  expect(screen.getByText('weiling@example.com')).toBeVisible()
  expect(screen.getByText(/^Passports are not shown by a link/)).toBeVisible()
})

it('AGT-4 a quotation that has lapsed says so, asks for nothing, and begins a letter for another', async () => {
  const sandbox = await createTestSandbox()
  const { quotation } = await quoteCrossing(sandbox, { isElsewhere: true })
  sandbox.clock.advance(7 * 86_400)

  const { screen } = await renderApp(quotation.Link, { sandbox, host: agentsHost })

  expect(await screen.findByText('This quotation has expired')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Accept the quotation' })).toBeNull()
  const letter = screen.getByRole('link', { name: 'Ask for a new one' }).getAttribute('href') ?? ''
  expect(letter).toMatch(/^mailto:halo@barunatours\.example\?/)
  expect(decodeURIComponent(letter)).toContain(`in place of ${quotation.Number}`)
})

it.each(['AAAAAAAAAAAAAAAAAAAAAAAA', 'short', ''])(
  'AGT-4 a link with "%s" opens nothing, and says what to do',
  async (token) => {
    const { screen } = await renderApp(`/quotation/baruna-tours?token=${token}`, {
      host: agentsHost,
    })

    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link does not open a quotation' }),
    ).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Log in' }).length).toBeGreaterThan(0)
  },
)
