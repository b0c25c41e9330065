import type { Schemas } from '@selat/sdk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { page } from '../../../app/page-route.ts'
import { pages as sitePages } from '../../../app/routes.tsx'
import { keepTestDay } from '../../../test/open-results.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { renderApp, server } from '../../../test/render-app.tsx'
import { travelQueries } from '../../app/api.ts'
import { queryClient } from '../../app/query-client.ts'
import { ProductListPage } from './product-list-page.tsx'
import { useProductSearch } from './use-product-search.ts'

keepTestDay()

function SampleList() {
  const { query } = useProductSearch('attraction')
  const list = useQuery({
    ...travelQueries.get('/travel/v1/attraction', { query }),
    placeholderData: keepPreviousData,
  })
  return <ProductListPage content="attraction" title="Sights" list={list} />
}

const samples = [
  page('/sights', () => Promise.resolve({ default: SampleList }), { texts: ['product'] }),
  ...sitePages.filter(({ path }) => path === '/'),
]

const place: Schemas['ProductPlace'] = {
  City: 'batam',
  CityName: 'Batam',
  Country: 'ID',
  TimeZone: 'Asia/Jakarta',
  Latitude: 1.12,
  Longitude: 104.03,
  Location: 'Jalan Satu',
}

const card = (
  id: string,
  values: Partial<Schemas['ProductCard']> = {},
): Schemas['ProductCard'] => ({
  Id: `att_${id}`,
  ItemContent: 'attraction',
  Name: `Sight ${id}`,
  Summary: 'Worth an hour.',
  Kind: 'temple',
  KindName: 'Temple',
  Place: place,
  Facts: [{ Code: 'free_parking', Label: 'Free parking' }],
  Stars: null,
  From: { Amount: { Amount: 150_000, Currency: 'IDR', Exponent: 0 }, Per: 'person' },
  Rating: null,
  Stay: null,
  Unavailable: null,
  ...values,
})

const facets: Schemas['Facet'][] = [
  {
    Code: 'city',
    Label: 'Place',
    Values: [
      { Code: 'batam', Label: 'Batam', Count: 2 },
      { Code: 'bintan', Label: 'Bintan', Count: 1 },
    ],
  },
]

/** Holds the queries with which the list was asked for, one entry for each call. */
let asked: Record<string, string>[] = []

function answerWith(list: (asked: URLSearchParams) => Partial<Schemas['ProductList']>) {
  asked = []
  server.use(
    http.get('*/travel/v1/attraction', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const { system: _system, currency: _currency, ...rest } = Object.fromEntries(searchParams)
      asked.push(rest)
      const { Items = [], ...others } = list(searchParams)
      const whole = {
        Facets: facets,
        Total: Items.length,
        Page: 1,
        Size: 24,
        AsOf: '2026-11-20T06:30:00Z',
      }
      return HttpResponse.json({ ...whole, Items, ...others })
    }),
  )
}

beforeEach(() => answerWith(() => ({ Items: [card('A-1'), card('B-2')] })))

it('PRD-2 the list shows each product with place, facts and lowest price, and links to it', async () => {
  await renderApp('/sights', { pages: samples })

  const row = (await screen.findByRole('link', { name: 'Sight A-1' })).closest('article')
  if (!row) throw new Error('The product has no row.')
  expect(row).toHaveTextContent('Temple')
  expect(row).toHaveTextContent('Batam')
  expect(row).toHaveTextContent('Free parking')
  expect(row).toHaveTextContent('from Rp 150,000 per person')
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/attractions/att_A-1')
  expect(screen.getByText('2 results')).toHaveAttribute('role', 'status')
})

it('PRD-2 a filter goes into the address and the call, starts at the first page, and can be removed', async () => {
  const { router, user } = await renderApp('/sights?page=2', { pages: samples })
  const rail = await screen.findByRole('complementary', { name: 'Filters' })

  await user.click(within(rail).getByRole('checkbox', { name: /^Bintan/ }))

  expect(router.state.location.search).toBe('?facet=city%3Abintan')
  expect(within(rail).getByRole('checkbox', { name: /^Bintan/ })).toBeChecked()
  await expect.poll(() => asked.at(-1)).toEqual({ facet: 'city:bintan' })
  await user.click(await screen.findByRole('button', { name: 'Remove the filter Bintan' }))
  expect(router.state.location.search).toBe('')
})

it('PRD-2 words and order go into the address and the call', async () => {
  const { router, user } = await renderApp('/sights', { pages: samples })
  await screen.findByRole('link', { name: 'Sight A-1' })

  await user.type(screen.getByRole('searchbox', { name: 'Name or place' }), 'lagoon{Enter}')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price_low')

  expect(router.state.location.search).toBe('?q=lagoon&sort=price_low')
  await expect.poll(() => asked.at(-1)).toEqual({ q: 'lagoon', sort: 'price_low' })
  expect(screen.getByRole('searchbox')).toHaveValue('lagoon')
})

it('PRD-2 RUL-1 words that are too long stay whole, say how long they may be, and are not searched for', async () => {
  const { router, user } = await renderApp('/sights', { pages: samples })
  const field = await screen.findByRole('searchbox', { name: 'Name or place' })

  await user.click(field)
  await user.paste('w'.repeat(61))
  await user.click(screen.getByRole('button', { name: 'Search' }))

  expect(field).toHaveValue('w'.repeat(61))
  expect(field).toHaveAccessibleErrorMessage('Keep it within 60 characters')
  expect(field).toHaveFocus()
  expect(router.state.location.search).toBe('')
})

it('PRD-2 the link to a product carries the date of the search', async () => {
  await renderApp('/sights?date=2026-12-12&q=sight', { pages: samples })

  expect(await screen.findByRole('link', { name: 'Sight B-2' })).toHaveAttribute(
    'href',
    '/attractions/att_B-2?date=2026-12-12',
  )
})

it('PRD-2 the calendar begins today at the places, wherever the device is', async () => {
  // It is Thursday in Los Angeles, and Friday where the products are.
  vi.stubEnv('TZ', 'America/Los_Angeles')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(new Date().getDate()).toBe(19)
  const { user } = await renderApp('/sights', { pages: samples })

  await user.click(await screen.findByRole('button', { name: /^Date/ }))

  const calendar = await screen.findByRole('dialog')
  const day = (date: string) => within(calendar).findByRole('button', { name: new RegExp(date) })
  expect(await day('20 November 2026')).toBeEnabled()
  expect(await day('19 November 2026')).toBeDisabled()
})

it('PRD-2 a product that is sold out on the date says so instead of a price', async () => {
  answerWith(() => ({
    Items: [
      card('A-1', {
        Unavailable: { Code: 'sold_out', Detail: 'Sold out.', Params: { date: '2026-12-12' } },
      }),
    ],
  }))
  await renderApp('/sights?date=2026-12-12', { pages: samples })

  const row = (await screen.findByRole('link', { name: 'Sight A-1' })).closest('article')
  expect(row).toHaveTextContent('Sold out on Sat, 12 Dec')
  expect(row).not.toHaveTextContent('Rp')
})

it('PRD-2 an empty list links to all products', async () => {
  answerWith((query) => (query.has('q') ? {} : { Items: [card('A-1')] }))
  await renderApp('/sights?q=nothing&date=2026-12-12', { pages: samples })

  expect(await screen.findByRole('link', { name: 'Show everything' })).toHaveAttribute(
    'href',
    '/attractions?date=2026-12-12',
  )
})

it('PRD-2 each page of the list has its own address, which keeps the search', async () => {
  answerWith(() => ({ Items: [card('C-3')], Total: 60, Page: 2 }))
  await renderApp('/sights?q=sight&page=2', { pages: samples })

  const pager = await screen.findByRole('navigation', { name: 'Pages of the list' })
  expect(within(pager).getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/attractions?q=sight&page=3',
  )
  expect(within(pager).getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/attractions?q=sight',
  )
  expect(pager).toHaveTextContent('Page 2 of 3')
})

it('PRD-2 products are not rendered again when their answer becomes stale', async () => {
  const renderCard = vi.fn(({ Name }: Schemas['ProductCard']) => <p>{Name}</p>)
  const useSights = () =>
    travelQueries.get('/travel/v1/attraction', { query: useProductSearch('attraction').query })
  const Sights = () => (
    <ProductListPage
      content="attraction"
      title="Sights"
      list={useQuery(useSights())}
      renderCard={renderCard}
    />
  )
  const Age = () => <p>{useQuery(useSights()).isStale ? 'Stale' : 'Fresh'}</p>
  const Both = () => [<Sights key="list" />, <Age key="age" />]
  const pages = [page('/sights', () => Promise.resolve({ default: Both }), { texts: ['product'] })]
  await renderApp('/sights', { pages })
  await screen.findByText('Sight A-1')
  await screen.findByText('Fresh')
  renderCard.mockClear()

  await queryClient().invalidateQueries({ refetchType: 'none' })
  await screen.findByText('Stale')

  expect(renderCard).not.toHaveBeenCalled()
})

it('ERR-4 a list that fails says so and can be asked for again', async () => {
  refuseCall('get', '*/travel/v1/attraction', 500, 'internal_error')
  const { user } = await renderApp('/sights', { pages: samples })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answerWith(() => ({ Items: [card('A-1')] }))

  await user.click(retry)

  expect(await screen.findByRole('link', { name: 'Sight A-1' })).toBeVisible()
})

it('I18-1 the frame of a list is in the visitor’s language', async () => {
  await renderApp('/sights', { pages: samples, language: 'ZHTD' })

  expect(await screen.findByText('2 個結果')).toBeVisible()
  expect(screen.getByRole('complementary', { name: '篩選' })).toBeInTheDocument()
})
