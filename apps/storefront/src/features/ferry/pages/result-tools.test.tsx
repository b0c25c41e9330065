import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { departures, keepTestDay, leg, openResults } from '../../../test/open-results.ts'

keepTestDay()

const saturday = 'trip=one_way&from=HFC&to=BTC&depart=2026-11-28'
const count = async () => (await leg(/^Outbound/)).getByRole('status').textContent

it('FER-2 NAV-12 results are filtered by time of day, operator, class and changeable date, and all filters are cleared at once, after which the first filter has the focus', async () => {
  const { user, router } = await openResults(saturday)
  expect(await count()).toBe('14 sailings')

  await user.click(screen.getByRole('checkbox', { name: /^Morning/ }))
  expect(await departures(/^Outbound/)).toEqual(['07:30', '08:20', '09:10', '10:20', '11:20'])
  await user.click(screen.getByRole('checkbox', { name: /^Selat Riau Line/ }))
  expect(await departures(/^Outbound/)).toEqual(['07:30', '10:20'])
  await user.click(screen.getByRole('checkbox', { name: /^Business/ }))
  await user.click(screen.getByRole('switch', { name: /^Date can be changed/ }))
  await waitFor(() =>
    expect(router.state.location.search).toContain('op=SRL&cls=BUS&time=morning&chg=1'),
  )
  expect(screen.queryByText('Economy', { selector: 'li *' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await count()).toBe('14 sailings')
  expect(screen.getByRole('checkbox', { name: /^Morning/ })).toHaveFocus()
  await waitFor(() => expect(router.state.location.search).not.toMatch(/op=|cls=|time=|chg=/))
})

it('FER-2 each filter counts what it leaves, and is disabled if that is nothing', async () => {
  const { user } = await openResults(saturday)
  const box = (name: RegExp) => screen.getByRole('checkbox', { name })
  expect(box(/^Morning.*5 sailings$/)).toBeEnabled()
  expect(box(/^Night.*0 sailings$/)).toBeDisabled()

  await user.click(box(/^Morning/))

  expect(box(/^Selat Riau Line.*2 sailings$/)).toBeEnabled()
  expect(box(/^Morning/)).toBeEnabled()
})

it('FER-2 NAV-12 when no sailing fits the filters, the page says so and can clear them, after which the count has the focus', async () => {
  const { user } = await openResults(`${saturday}&op=PNF&time=night`)

  expect(
    screen.getByRole('heading', { level: 3, name: 'No sailing fits the filters' }),
  ).toBeVisible()
  const [inList] = screen.getAllByRole('button', { name: 'Clear filters' }).slice(-1)
  await user.click(inList ?? document.body)

  expect(await count()).toBe('14 sailings')
  expect((await leg(/^Outbound/)).getByRole('status')).toHaveFocus()
})

it('FER-2 prices above the chosen maximum are hidden once the slider is released', async () => {
  const { router } = await openResults(saturday)
  const slider = screen.getByRole('slider', { name: /^Highest price per adult/ })

  fireEvent.input(slider, { target: { value: '550000' } })
  expect(slider).toHaveAttribute('aria-valuetext', 'Rp\u00A0550,000')
  expect(router.state.location.search).not.toContain('max=')
  fireEvent.change(slider)

  await waitFor(() => expect(router.state.location.search).toContain('max=550000IDR'))
  expect(await departures(/^Outbound/)).toEqual(['08:20', '11:20', '15:30', '20:20'])
})

it('FER-2 results can be sorted by price and by arrival', async () => {
  const { user, router } = await openResults('trip=one_way&from=HFC&to=BTC&depart=2026-11-28')
  const sort = screen.getByRole('combobox', { name: 'Sort by' })

  await user.selectOptions(sort, 'Lowest price')
  expect((await departures(/^Outbound/)).slice(0, 5)).toEqual([
    '08:20',
    '11:20',
    '15:30',
    '20:20',
    '07:30',
  ])
  await waitFor(() => expect(router.state.location.search).toContain('sort=price'))

  await user.selectOptions(sort, 'Arrival')
  expect((await departures(/^Outbound/))[0]).toBe('07:30')
})

it('FER-2 filters and sorting are kept when the day changes, and do not add history entries', async () => {
  const { user, router } = await openResults(`${saturday}&sort=price`)
  await user.click(screen.getByRole('checkbox', { name: /^Morning/ }))

  await user.click(screen.getByRole('button', { name: 'Day after' }))
  await waitFor(() => expect(router.state.location.search).toContain('depart=2026-11-29'))
  expect(router.state.location.search).toContain('sort=price&time=morning')

  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.search).toContain('depart=2026-11-28'))
})

it('FER-8 NAV-12 on another day the former sailings stay until the new ones arrive, and the focus stays on the button', async () => {
  const { user, router } = await openResults(saturday)
  const { region } = await leg(/^Outbound/)
  const dayAfter = screen.getByRole('button', { name: 'Day after' })

  await user.click(dayAfter)
  await waitFor(() => expect(router.state.location.search).toContain('depart=2026-11-29'))
  await within(region).findByRole('button', { name: /^Sun 29 Nov/, current: 'date' })
  await waitFor(async () => expect(await count()).toMatch(/sailings$/))

  expect(region).toBeInTheDocument()
  expect(dayAfter).toHaveFocus()
})

it('FER-2 on a phone the filters are in a sheet that shows the number of results', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const { user } = await openResults(saturday)

  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Filter' }))
  await user.click(sheet.getByRole('checkbox', { name: /^Business/ }))
  const listed = await count()
  expect(listed).toMatch(/^\d+ sailings$/)
  await user.click(sheet.getByRole('button', { name: `Show ${listed}` }))

  expect(screen.getByRole('button', { name: '1 filter' })).toBeVisible()
  vi.unstubAllGlobals()
})

it('FER-2 the search form opens above its results, and Escape closes it and restores the focus', async () => {
  const { user } = await openResults(saturday)
  const modify = screen.getByRole('button', { name: 'Modify search' })

  await user.click(modify)
  expect(await screen.findByRole('region', { name: 'Modify search' })).toHaveFocus()
  expect(modify).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('form', { name: 'Search ferries' })).toBeNull()
  expect(modify).toHaveFocus()
})
