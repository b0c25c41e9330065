import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { agentsHost } from '../../../test/agents.ts'
import { openSharedQuotation } from '../../../test/open-shared-quotation.ts'
import { acceptQuotation, quoteCrossing } from '../../../test/quote-crossing.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

it('NAV-5 AGT-4 a link opens where agents log in, to who is nobody there', async () => {
  const { screen, quotation, container } = await openSharedQuotation({ customer: 'cus_TANWEILING' })

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

it('NAV-5 the form for agents is one press away', async () => {
  const { screen, user, router } = await openSharedQuotation()

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

  expect(await screen.findByText('This quotation has lapsed')).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Accept the quotation' })).toBeNull()
  const letter = screen.getByRole('link', { name: 'Ask for a new one' }).getAttribute('href') ?? ''
  expect(letter).toMatch(/^mailto:halo@barunatours\.example\?/)
  expect(decodeURIComponent(letter)).toContain(`in place of ${quotation.Number}`)
})

it.each(['AAAAAAAAAAAAAAAAAAAAAAAA', 'short', ''])(
  'AGT-4 a link with "%s" opens nothing, and says what to do',
  async (token) => {
    const { screen } = await renderApp(`/login?quotation=${token}`, { host: agentsHost })

    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link does not open a quotation' }),
    ).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Log in' }).length).toBeGreaterThan(0)
  },
)
