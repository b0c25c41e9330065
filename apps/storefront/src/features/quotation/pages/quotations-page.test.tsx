import { expect, it } from 'vitest'

import { agentsHost, openAsAgent } from '../../../test/agents.ts'
import { quoteCrossing } from '../../../test/quote-crossing.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'

async function openQuoted(path = '/quotations', times = 1) {
  const sandbox = await createTestSandbox()
  const { quotation, session, quote } = await quoteCrossing(sandbox, {
    customer: 'cus_TANWEILING',
  })
  for (let count = 1; count < times; count += 1) await quote()
  const app = await renderApp(path, { sandbox, session, host: agentsHost })
  return { ...app, quotation }
}

it('AGT-4 without quotations the list says so', async () => {
  const { screen } = await openAsAgent('/quotations', 'dewi')

  expect(await screen.findByRole('heading', { name: 'No quotation yet' })).toBeVisible()
})

it('AGT-4 the list shows each quotation with customer, state, crossing and both prices', async () => {
  const { screen, quotation } = await openQuoted()

  const link = await screen.findByRole('link', { name: quotation.Number })
  expect(link).toHaveAttribute('href', `/quotations/${quotation.Id}`)
  const item = link.closest('li, tr')
  for (const text of ['Tan Wei Ling', 'Sent', 'HarbourFront, Singapore → Batam Centre, Batam'])
    expect(item).toHaveTextContent(text)
  for (const { Amount } of [quotation.NetTotal, quotation.SellingTotal])
    expect(item).toHaveTextContent(Amount.toLocaleString('en-SG'))
})

it('AGT-1 AGT-4 the list shows times in the zone of the tenant, wherever the reader is', async () => {
  const { screen, quotation } = await openQuoted()

  const item = (await screen.findByRole('link', { name: quotation.Number })).closest('li, tr')
  expect(item).toHaveTextContent('20 Nov 2026, 13:30 WIB')
  expect(item).toHaveTextContent('27 Nov 2026, 13:30 WIB')
})

it('AGT-4 while net prices are hidden, the list shows only selling prices', async () => {
  localStorage.setItem('netPrices', 'hidden')
  const { screen, quotation } = await openQuoted()

  const item = (await screen.findByRole('link', { name: quotation.Number })).closest('li, tr')
  expect(item).toHaveTextContent(quotation.SellingTotal.Amount.toLocaleString('en-SG'))
  expect(item).not.toHaveTextContent(quotation.NetTotal.Amount.toLocaleString('en-SG'))
})

it('AGT-4 state and search are in the address and filter the list', async () => {
  const { screen, user, router, quotation } = await openQuoted('/quotations?state=booked')
  expect(await screen.findByRole('heading', { name: 'Nothing fits' })).toBeVisible()

  await user.click(screen.getByRole('radio', { name: 'Sent' }))
  expect(await screen.findByRole('link', { name: quotation.Number })).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'nobody')
  expect(await screen.findByRole('heading', { name: 'Nothing fits' })).toBeVisible()
  expect(router.state.location.search).toBe('?state=sent&search=nobody')
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Show all' }))

  expect(await screen.findByRole('link', { name: quotation.Number })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
})

it('AGT-4 RUL-1 a search that is too long stays whole and says how long it may be, and the list waits', async () => {
  const { screen, user, router, quotation } = await openQuoted()
  const search = await screen.findByRole('searchbox', { name: 'Search' })

  await user.click(search)
  await user.paste('q'.repeat(61))

  expect(search).toHaveValue('q'.repeat(61))
  expect(search).toHaveAccessibleErrorMessage('Keep it within 60 characters')
  await user.keyboard('{Backspace}')
  expect(await screen.findByRole('heading', { name: 'Nothing fits' })).toBeVisible()
  expect(router.state.location.search).toBe(`?search=${'q'.repeat(60)}`)
  expect(screen.queryByRole('link', { name: quotation.Number })).toBeNull()
})

it('AGT-4 a long list shows more on request', async () => {
  const { screen, user } = await openQuoted('/quotations', 21)
  expect(await screen.findByText('20 quotations')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Show more' }))

  expect(await screen.findByText('21 quotations')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

it('AGT-3 a member of finance is told that the page is for other roles', async () => {
  const { screen } = await openAsAgent('/quotations', 'agus')

  expect(
    await screen.findByRole('heading', { name: 'Your role does not include this' }),
  ).toBeVisible()
})
