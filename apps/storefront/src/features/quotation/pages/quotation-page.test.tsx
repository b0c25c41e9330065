import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { queryClient } from '../../../shared/app/query-client.ts'
import { agentSession, openAsAgent } from '../../../test/agents.ts'
import { holdAnswer } from '../../../test/hold-call.ts'
import { openQuotation, shown } from '../../../test/open-quotation.ts'
import { acceptQuotation } from '../../../test/quote-crossing.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { testNow } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

// The countdowns of the cart run by the device's clock.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) }))
afterEach(() => vi.useRealTimers())

it('AGT-4 a quotation shows its agency the lines, both prices and the margin', async () => {
  const { screen, quotation } = await openQuotation({ adults: 2 })

  const quoted = within(screen.getByRole('region', { name: 'What is quoted' }))
  const line = quoted.getByText(/^HarbourFront, Singapore → Batam Centre/).closest('li, tr')
  expect(line).toHaveTextContent('2 adults')
  expect(line).toHaveTextContent(shown(quotation.NetTotal.Amount))
  expect(line).toHaveTextContent(shown(quotation.SellingTotal.Amount))
  const margin = quotation.SellingTotal.Amount - quotation.NetTotal.Amount
  expect(screen.getByText('Margin').parentElement).toHaveTextContent(shown(margin))
})

it('AGT-4 the link can be copied, mailed and sent as a message to the saved customer', async () => {
  const { screen, user, quotation } = await openQuotation()
  const send = within(screen.getByRole('region', { name: 'Send it' }))
  const url = `http://localhost:3000${quotation.Link}`

  const letter = await send.findByRole('link', { name: 'Send by e-mail' })
  await expect
    .poll(() => letter.getAttribute('href'))
    .toMatch(/^mailto:weiling\.tan@traveller\.example\?/)
  expect(decodeURIComponent(letter.getAttribute('href') ?? '')).toContain(url)
  const message = send.getByRole('link', { name: /^Send by WhatsApp/ })
  expect(message.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/6591234567\?/)
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(send.getByRole('button', { name: 'Copy the link' }))
  expect(write).toHaveBeenCalledWith(url)
})

it('AGT-4 the printed quotation has the agency’s name, the selling price and the terms, and no net price', async () => {
  const { screen, quotation, title } = await openQuotation({ adults: 2 })

  // The paper is visible to a printer only.
  const paper = await screen.findByRole('article', { name: title, hidden: true })

  for (const text of ['Baruna Tours', 'halo@barunatours.example', 'Tan Wei Ling', 'Terms'])
    expect(paper).toHaveTextContent(text)
  expect(paper).toHaveTextContent(shown(quotation.SellingTotal.Amount))
  expect(paper).not.toHaveTextContent(shown(quotation.NetTotal.Amount))
  const rules = await within(paper).findByRole('heading', { name: 'If plans change', hidden: true })
  const ofLine = within(rules.parentElement as HTMLElement)
  expect(ofLine.getByRole('heading', { level: 4, hidden: true })).toHaveTextContent(
    /^HarbourFront, Singapore → Batam Centre/,
  )
  expect(ofLine.getByText('Cancelling').nextSibling).toHaveTextContent(
    /^\d+% of the fare back until /,
  )
})

it('AGT-4 a withdrawn quotation says so in print, and is not called an offer any more', async () => {
  const withdraw = async (sandbox: Sandbox, { Id }: Schemas['Quotation']) => {
    const { Token } = await agentSession(sandbox, 'dewi')
    const header = { Authorization: `Bearer ${Token}` }
    const query = { system: '4102' }
    await ask(sandbox, `quotation/${Id}/cancel`, { api: 'admin', method: 'POST', query, header })
  }
  const { screen, title } = await openQuotation({ before: withdraw })

  const paper = await screen.findByRole('article', { name: title, hidden: true })

  expect(paper).toHaveTextContent('Withdrawn')
  expect(paper).toHaveTextContent('What is paid at the counter comes in addition')
  expect(paper).not.toHaveTextContent('This is an offer')
  expect(paper).not.toHaveTextContent('if it is accepted by then')
})

it('AGT-4 a printed quotation without a customer is for nobody by name', async () => {
  const { screen, title } = await openQuotation({ customer: null })

  const paper = within(await screen.findByRole('article', { name: title, hidden: true }))
  expect(await paper.findByText('Valid until')).toBeInTheDocument()
  expect(paper.queryByText('For')).toBeNull()
})

it('AGT-4 NAV-12 a quotation is withdrawn after a question, and can then only be printed', async () => {
  const { screen, user } = await openQuotation()
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const question = within(screen.getByRole('dialog', { name: 'Withdraw this quotation?' }))

  await user.click(question.getByRole('button', { name: 'Withdraw' }))

  expect(await screen.findByText(/^You have withdrawn it\./)).toBeVisible()
  for (const name of ['Take up', 'Withdraw', 'Copy the link'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus()
})

it('ERR-4 AGT-4 an older answer that arrives after the withdrawal does not undo it', async () => {
  const { screen, user } = await openQuotation()
  const older = holdAnswer('get', '*/admin/v1/quotation/:id')
  void queryClient().refetchQueries({ type: 'active' })
  await older.asked
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const question = within(screen.getByRole('dialog', { name: 'Withdraw this quotation?' }))
  await user.click(question.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  older.release()

  await waitFor(() => expect(queryClient().isFetching()).toBe(0))
  expect(screen.getByText(/^You have withdrawn it\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

it('AGT-4 an accepted quotation has the link to copy, and can no longer be sent', async () => {
  const { screen } = await openQuotation({ before: acceptQuotation })

  const link = within(screen.getByRole('region', { name: 'The customer’s link' }))
  expect(link.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  expect(link.getByRole('link', { name: /^See what the customer sees/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Send it' })).toBeNull()
  expect(screen.queryByText(/can read and accept the quotation/)).toBeNull()
})

it('AGT-4 a withdrawal that was refused leaves nothing to confirm', async () => {
  const { screen, user } = await openQuotation()
  refuseCall('post', '*/admin/v1/quotation/*/cancel', 422, 'quotation_refused')
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this quotation?' }))

  await user.click(dialog.getByRole('button', { name: 'Withdraw' }))

  expect(await dialog.findByRole('alert')).toHaveFocus()
  expect(dialog.queryByRole('button', { name: 'Withdraw' })).toBeNull()
})

it('AGT-4 an unknown quotation is reported as not in the list', async () => {
  const { screen } = await openAsAgent('/quotations/quo_NOBODYS000', 'dewi')

  expect(
    await screen.findByRole('heading', { name: 'This quotation is not in your list' }),
  ).toBeVisible()
})

it('AGT-3 a member of finance cannot read a quotation', async () => {
  const { screen } = await openAsAgent('/quotations/quo_NOBODYS000', 'agus')

  expect(
    await screen.findByRole('heading', { name: 'Your role does not include this' }),
  ).toBeVisible()
})
