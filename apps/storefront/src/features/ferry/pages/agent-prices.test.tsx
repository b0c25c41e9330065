import { createFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { hideNet } from '../../../shared/trade/price/net-visibility.ts'
import { agentSession, agentsHost } from '../../../test/agents.ts'
import { keepTestDay, sailingAt } from '../../../test/open-results.ts'
import { paidNowLines } from '../../../test/paid-now-lines.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import { ask } from '../../../test/seed-cart.ts'

keepTestDay()

/** Formats an amount as a page shows it, but with plain spaces. */
const rupiah = (Amount: number) =>
  createFormat('EN').money({ Amount, Currency: 'IDR', Exponent: 0 }).replaceAll(/\s/g, ' ')
const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/\s/g, ' ') ?? ''
/** Dewi's agency adds 4.5 % to its crossings with SRL, Rp 25,000 a person to others, and 5 % to packages. */
const withPercent = (net: number, percent: number) =>
  net + Math.ceil((net * percent) / 100 / 100) * 100

async function openAs(path: string) {
  const sandbox = await createTestSandbox()
  const session = await agentSession(sandbox, 'dewi')
  const own = <Answer,>(at: string, query: object, body?: object) =>
    ask<Answer>(sandbox, at, {
      query: { system: '4102', currency: 'IDR', ...query },
      header: { Authorization: `Bearer ${session.Token}` },
      ...(body && { method: 'POST', body }),
    })
  const app = await renderApp(path, { sandbox, session, host: agentsHost })
  return { ...app, own }
}

const search = { from: 'HFC', to: 'BTC', dateFrom: '2026-12-12', adults: '2' }
const results = '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2'

it('AGT-4 results are marked as net prices, and show each operator’s selling price once net prices are hidden', async () => {
  const { own } = await openAs(results)
  const { Departures } = await own<Schemas['FerrySearchResult']>('ferry/search', search)
  const srl = Departures.Sailings.find(({ Id }) => Id.includes('-SRL-20261212-1020'))
  const other = Departures.Sailings.find(({ Operator }) => Operator !== 'SRL')
  const srlPrice = srl?.Offers[0]?.AdultPrice.Amount ?? 0
  const otherPrice = other?.Offers[0]?.AdultPrice.Amount ?? 0
  const otherTime = other?.DepartsAt.slice(11, 16) ?? ''
  expect(textOf(await sailingAt(/^Outbound/, '10:20'))).toContain(
    `${rupiah(srlPrice)} per adult · net`,
  )

  act(() => hideNet(true))
  await screen.findAllByText('per adult · selling')

  expect(textOf(await sailingAt(/^Outbound/, '10:20'))).toContain(
    `${rupiah(withPercent(srlPrice, 4.5))} per adult · selling`,
  )
  expect(textOf(await sailingAt(/^Outbound/, otherTime))).toContain(
    `${rupiah(otherPrice + 25_000)} per adult · selling`,
  )
  expect(textOf(document.body)).not.toContain(rupiah(srlPrice))
})

it('AGT-4 with net prices hidden, the estimate is the selling price', async () => {
  localStorage.setItem('netPrices', 'hidden')
  const { own } = await openAs(`${results}&pick=sai_HFC-BTC-SRL-20261212-1020~ECO`)
  const { Departures } = await own<Schemas['FerrySearchResult']>('ferry/search', search)
  const srl = Departures.Sailings.find(({ Id }) => Id.includes('-SRL-20261212-1020'))
  const net = srl?.Offers.find(({ Class }) => Class === 'ECO')?.Estimate.Total.Amount ?? 0

  const bar = await screen.findByRole('region', { name: 'Estimated total' })

  expect(within(bar).getByText('Estimated total · selling')).toBeVisible()
  expect(textOf(bar)).toContain(rupiah(withPercent(net, 4.5)))
  expect(textOf(document.body)).not.toContain(rupiah(net))
})

it('AGT-4 with net prices hidden, products and their price lines are at selling prices', async () => {
  localStorage.setItem('netPrices', 'hidden')
  const { own, router } = await openAs('/packages')
  const { Items } = await own<Schemas['ProductList']>('package', {})
  const from = Items.find(({ Id }) => Id === 'pkg_BTM-2D1N')?.From?.Amount.Amount ?? 0

  const card = (await screen.findByRole('heading', { name: 'Batam City Break 2D1N' })).closest(
    'article',
  )
  expect(textOf(card)).toContain(`${rupiah(withPercent(from, 5))}`)
  expect(textOf(card)).toContain('per person · selling')

  await act(() => router.navigate('/packages/pkg_BTM-2D1N?date=2026-12-12&adults=3'))
  const table = await screen.findByRole('table', { name: 'Total · selling' })
  const quote = await own<Schemas['Quote']>(
    'quote',
    {},
    {
      ItemContent: 'package',
      Items: [
        {
          Item: 'pkg_BTM-2D1N',
          Qty: 3,
          Package: { Type: 'STD', Date: '2026-12-12', QtyAdult: 3, QtyChild: 0, QtyInfant: 0 },
        },
      ],
    },
  )
  const selling = withPercent(quote.Items[0]?.Price.Total.Amount ?? 0, 5)
  expect(textOf(table.querySelector('tfoot'))).toContain(rupiah(selling))
  const lines = paidNowLines(table)
  expect(lines).toHaveLength(2)
  expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(selling)
})
