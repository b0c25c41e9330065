import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { agentsHost } from '../../../test/agents.ts'
import { openSharedQuotation } from '../../../test/open-shared-quotation.ts'
import { acceptQuotation, quoteCrossing } from '../../../test/quote-crossing.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

it('NAV-5 AGT-4 a link opens for a visitor at an address with the agency’s name, without the net price', async () => {
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

it('APP-5 AGT-4 a shared quotation has a choice of language, and no header links or footer of the shop', async () => {
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
])('AGT-4 a link that was %s redirects to the right address', async (_which, before) => {
  const sandbox = await createTestSandbox()
  const { quotation } = await quoteCrossing(sandbox, { isElsewhere: true })
  const token = new URLSearchParams(quotation.Link.split('?')[1]).get('token')

  const { screen, router } = await renderApp(`${before}${token}`, { sandbox, host: agentsHost })

  await screen.findByRole('heading', { level: 1, name: 'Your quotation from Baruna Tours' })
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(quotation.Link)
})

it('CHK-11 AGT-4 the rules after booking are shown before accepting: cancelling, changing, baggage and check-in', async () => {
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

it('CHK-1 AGT-4 the confirmation links to the rules', async () => {
  const { screen, user } = await openSharedQuotation()
  await screen.findByRole('form', { name: 'Accept the quotation' })

  await user.click(screen.getByRole('button', { name: 'If plans change' }))

  // The paper version has a heading of the same name.
  const headings = screen.getAllByRole('heading', { name: 'If plans change' })
  expect(headings).toContain(document.activeElement)
})

it('NAV-5 a link that opens nothing offers agents the login, and an offer does not', async () => {
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

it('AGT-4 missing fields are counted for each traveller, and the first one gets the focus', async () => {
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

it('AGT-4 on another device an acceptance shows the contact, and says that passports are hidden', async () => {
  const sandbox = await createTestSandbox()
  const { quotation } = await quoteCrossing(sandbox, { isElsewhere: true })
  await acceptQuotation(sandbox, quotation)

  const { screen } = await renderApp(quotation.Link, { sandbox, host: agentsHost })

  expect(await screen.findByRole('heading', { name: 'You have accepted' })).toBeVisible()
  expect(screen.getByText('weiling@example.com')).toBeVisible()
  expect(screen.getByText(/^Passports are not shown by a link/)).toBeVisible()
})

it('AGT-4 an expired quotation says so, has no form, and offers a mail to ask for a new one', async () => {
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
  'AGT-4 a link with the token "%s" says that it opens no quotation',
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
