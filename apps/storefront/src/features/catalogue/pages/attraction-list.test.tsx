import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { keepTestDay } from '../../../test/open-results.ts'
import { renderApp } from '../../../test/render-app.tsx'

keepTestDay()

async function openList(search = '', host?: string) {
  const app = await renderApp(`/attractions${search}`, host === undefined ? {} : { host })
  await screen.findByRole('heading', { level: 1 })
  return app
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)

it('PRD-2 the list shows every attraction, and a filter by place goes into the address', async () => {
  const { user, router } = await openList()
  expect(await screen.findByText('17 results')).toBeVisible()
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }))

  await user.click(filters.getByRole('checkbox', { name: /^Tanjung Pinang/ }))

  expect(await screen.findByText('2 results')).toBeVisible()
  expect(router.state.location.search).toBe('?facet=city%3Atanjung-pinang')
})

it('PRD-2 a date marks what is closed on it, and is carried to the attraction', async () => {
  await openList('?date=2026-12-08&facet=kind:water-park')
  await screen.findByText('3 results')

  const closed = screen.getByRole('heading', { name: 'Selat Splash Waterpark' }).closest('article')
  expect(closed).toHaveTextContent('Not available on Tue, 8 Dec')
  expect(names()[0]).toBe('Crystal Lagoon at Treasure Bay')
  expect(screen.getByRole('link', { name: 'Crystal Lagoon at Treasure Bay' })).toHaveAttribute(
    'href',
    '/attractions/att_BIN-05?date=2026-12-08',
  )
})

it('PRD-2 a search without a match offers to show everything', async () => {
  const { user } = await openList('?q=snowboard')

  await user.click(await screen.findByRole('link', { name: 'Show everything' }))

  await waitFor(() => expect(screen.getByText('17 results')).toBeVisible())
})

it('NAV-3 a site that sells no attractions has no such page', async () => {
  await openList('', 'riauline.localhost')

  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
})

it.each([
  [
    'EN',
    'The date in this link cannot be read. Please choose one. The number of people in this link cannot be read. The usual number is shown instead.',
  ],
  ['ZHTD', '連結中的日期無法辨識，請選擇日期。連結中的人數無法辨識，現顯示預設人數。'],
] as const)(
  'I18-2 in %s the notes about an unreadable link follow each other as that language writes sentences',
  async (language, text) => {
    await renderApp('/attractions?date=soon&adults=many', { language })

    expect(await screen.findByText(text)).toBeVisible()
  },
)
