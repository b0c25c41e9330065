import type { Schemas } from '@selat/sdk'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { parterOf } from '../../../test/part-party.ts'
import { holderOf, orderCart } from '../../../test/place-order.ts'
import { createTestSandbox, logIn, renderApp } from '../../../test/render-app.tsx'
import { attractionInput, hotelInput, seedProducts } from '../../../test/sample-products.ts'
import { ask, seedCart } from '../../../test/seed-cart.ts'

/**
 * Opens a page of a round trip of two adults and a child, with a stay and a visit. Its way out was moved two minutes
 * after its payment.
 */
async function openChanged(pageOf: (order: string) => string) {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'budi', 'selat-demo-2')
  const { Token } = await seedCart(sandbox, { adults: 2, children: 1, isRoundTrip: true })
  const cart = await seedProducts(sandbox, [hotelInput, attractionInput], Token)
  const placed = await orderCart(sandbox, cart, { bearer: session.Token })
  const holder = holderOf(sandbox, placed)
  await holder.choose('BCA_VA')
  await sandbox.console.payments.settle(placed.order.Payment.Id)
  await sandbox.console.clock.advance(120)
  const { Items } = await holder.tickets()
  const outbound = Items.filter(({ SectorIndex }) => SectorIndex === 0).map(({ Id }) => Id)
  await parterOf(sandbox, placed).move(outbound, '2026-12-11')
  const receipt = await ask<Schemas['Receipt']>(sandbox, `order/${placed.order.Id}/receipt`, {
    header: { 'Booking-Token': placed.token },
  })
  const app = await renderApp(pageOf(placed.order.Id), { sandbox, session })
  return { ...app, receipt, order: placed.order }
}

const rupiah = ({ Amount }: Schemas['Money']) => `Rp\u00A0${Amount.toLocaleString('en-US')}`
const digitsOf = (text: string | null | undefined) => Number((text ?? '').replaceAll(/\D/g, ''))

it('CHK-2 CHK-12 an order adds a later payment for a change to its price, and lists it among its events', async () => {
  const { screen, receipt, order } = await openChanged(paths.orderDetail)

  const price = within(await screen.findByRole('region', { name: 'Price' }))
  const change = await price.findByRole('link', { name: 'Paid for a change of date' })
  const [, later] = receipt.Payments ?? []
  const row = change.closest('div')
  expect(digitsOf(row?.textContent)).toBe(later?.Amount.Amount)
  const paid = price.getByText('Paid in all').parentElement
  expect(digitsOf(paid?.textContent)).toBe(order.TotalAmount.Amount + (later?.Amount.Amount ?? 0))
  expect(digitsOf(paid?.textContent)).toBe(receipt.Total.Amount)
  const story = within(screen.getByRole('region', { name: 'What has happened' }))
  const moved = (await story.findByText('Date changed')).closest('li')
  expect(moved).toHaveTextContent(`${later && rupiah(later.Amount)} · QRIS`.replace('\u00A0', ' '))
})

it('CHK-11 the order that paid for a change says so, and has no tickets of its own', async () => {
  const { screen, user } = await openChanged(paths.orderDetail)

  await user.click(await screen.findByRole('link', { name: 'Paid for a change of date' }))

  expect(await screen.findByText('This paid for another date')).toBeVisible()
  expect(screen.queryByText(/Once it is paid|Until then/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'E-tickets' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save as PDF' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send the confirmation again' })).toBeNull()
})

it('CHK-12 a receipt is issued at its last payment, and shows time and method of each', async () => {
  const { screen, receipt } = await openChanged(paths.receipt)

  const paper = within(await screen.findByRole('article', { name: /^Receipt R-/ }))
  const facts = paper.getAllByText(/^Paid for /).map((name) => name.nextElementSibling?.textContent)
  expect(facts).toHaveLength(2)
  expect(facts[0]).toMatch(/ · BCA virtual account$/i)
  expect(facts[1]).toMatch(/ · QRIS$/)
  const [first, last] = receipt.Payments ?? []
  expect(receipt.IssuedAt).toBe(last?.At)
  expect(Date.parse(last?.At ?? '') - Date.parse(first?.At ?? '')).toBeGreaterThanOrEqual(120_000)
  const issued = paper.getByText('Issued at').nextElementSibling?.textContent ?? ''
  expect(facts[1]).toContain(` · ${issued} · `)
  expect(facts[0]).not.toContain(issued)
  const sum = receipt.Payments?.reduce((all, { Amount }) => all + Amount.Amount, 0)
  expect(sum).toBe(receipt.Total.Amount)
})

it('CHK-12 each line of a receipt names its crossing or days, and a charge is one line for all travellers', async () => {
  const { screen, receipt } = await openChanged(paths.receipt)

  const paper = within(await screen.findByRole('article', { name: /^Receipt R-/ }))
  expect(paper.getByText(/^HarbourFront.* → Batam Centre.* · .*12 Dec/)).toBeVisible()
  expect(paper.getByText(/^Batam Centre.* → HarbourFront.* · .*14 Dec/)).toBeVisible()
  for (const room of [1, 2])
    expect(paper.getByText(new RegExp(`^Room ${room} · .*12 Dec.* – .*14 Dec`))).toBeVisible()
  const charges = paper.getAllByRole('row', { name: /departure fee|passenger pass/ })
  expect(charges.length).toBeGreaterThan(0)
  for (const charge of charges) expect(charge).toHaveTextContent(/3\s×/)
  const ofCrossings = receipt.Lines.filter(({ Detail }) => Detail?.includes('→'))
  const told = ofCrossings.map(({ Detail, Label }) => `${Detail} ${Label}`)
  expect(new Set(told).size).toBe(told.length)
  const sum = receipt.Lines.reduce((all, { Amount }) => all + Amount.Amount, 0)
  expect(sum).toBe(receipt.Total.Amount)
})
