import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { clearSession } from '../../../shared/app/session-store.ts'
import { fillStorage } from '../../../test/fill-storage.ts'
import { holdAnswer } from '../../../test/hold-call.ts'
import { openDetail, panel, stepper } from '../../../test/open-detail.ts'
import { keepTestDay, makeFail, recordCartInputs } from '../../../test/open-results.ts'
import { problemResponse, refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../../test/render-app.tsx'
import { addInput } from '../../../test/seed-cart.ts'

keepTestDay()
afterEach(() => vi.restoreAllMocks())

it('PRD-2 the page shows the rules of each ticket, the opening hours and the address', async () => {
  await openDetail('/attractions/att_SIN-01')

  const tickets = within(screen.getByRole('region', { name: 'Tickets and prices' }))
  expect(tickets.getByText(/^For residents of Singapore: show proof of residence/)).toBeVisible()
  expect(tickets.getAllByText('No refund within 48 hours of the visit.')).toHaveLength(3)
  const hours = within(screen.getByRole('region', { name: 'Opening hours' }))
  expect(hours.getByText('Open now')).toBeVisible()
  expect(hours.getByText('until 21:00')).toBeVisible()
  expect(hours.getAllByText('09:00–21:00')).toHaveLength(7)
  expect(screen.getByText('18 Marina Gardens Drive, Singapore')).toBeVisible()
})

it('PRD-2 a place that is closed for its monsoon is closed today and shows no next opening', async () => {
  await openDetail('/attractions/att_TIO-01')

  const hours = within(screen.getByRole('region', { name: 'Opening hours' }))
  expect(hours.getByText('Closed today')).toBeVisible()
  expect(hours.queryByText(/^opens /)).toBeNull()
  expect(hours.getByText(/north-east monsoon, November to February/)).toBeVisible()
})

it.each([
  // The last admission is at 17:00 in Johor Bahru, and the place closes at 18:00.
  ['2026-11-20T08:59:00Z', 'Open now', 'until 18:00'],
  ['2026-11-20T09:07:00Z', 'Last admission has passed', 'opens Sat, 21 Nov, 10:00'],
])('PRD-2 at %s a place says “%s”', async (now, state, next) => {
  const sandbox = await createTestSandbox()
  sandbox.clock.freeze(now)
  vi.setSystemTime(now)

  await openDetail('/attractions/att_JHB-01', { sandbox })

  const hours = within(screen.getByRole('region', { name: 'Opening hours' }))
  expect(hours.getByText(state)).toBeVisible()
  expect(hours.getByText(next)).toBeVisible()
})

it.each([
  ['', '/attractions'],
  ['?date=2026-12-12', '/attractions?date=2026-12-12'],
])('PRD-2 the link to the list from an address with "%s" is %s', async (search, list) => {
  await openDetail(`/attractions/att_SIN-01${search}`)

  const trail = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(trail.getByRole('link', { name: 'Attractions' })).toHaveAttribute('href', list)
})

it('PRD-2 the price loads at once, and follows the people and the ticket', async () => {
  const { user, router } = await openDetail('/attractions/att_SIN-01?date=2026-12-12')
  const total = () => panel().findByRole('table', { name: 'Total' })
  // 46.00 dollars are 607,800 rupiah by the tenant's rate.
  expect(await total()).toHaveTextContent(/Adult ticket.*2 × Rp 607,800.*Rp 1,215,600/)

  await user.click(stepper('Children').getByRole('button', { name: /^One more/ }))
  await user.click(panel().getByRole('radio', { name: /Singapore resident/ }))

  await waitFor(() =>
    expect(panel().getByRole('table', { name: 'Total' })).toHaveTextContent(
      /2 × Rp 422,800.*1 × Rp 237,900/,
    ),
  )
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    option: 'RES',
    date: '2026-12-12',
    adults: '2',
    children: '1',
  })
})

it('PRD-2 on a Saturday the weekend ticket is selected, and the weekday ticket is not sold', async () => {
  await openDetail('/attractions/att_BTM-03?date=2026-12-12')

  await waitFor(() => expect(panel().getByRole('radio', { name: /^Weekend/ })).toBeChecked())
  expect(panel().getByText('Not sold for Sat, 12 Dec')).toBeVisible()
})

it('PRD-2 a ticket that is not sold on the day says so at the date, and no price is loaded', async () => {
  await openDetail('/attractions/att_BTM-03?option=WD&date=2026-12-12')

  expect(
    await panel().findByText(
      'This ticket is not available on Sat, 12 Dec. Choose another day or ticket.',
    ),
  ).toBeVisible()
  expect(panel().queryByRole('table', { name: 'Total' })).toBeNull()
})

it('PRD-2 only available days can be chosen', async () => {
  const { user } = await openDetail('/attractions/att_DSR-01?option=DAY')

  await user.click(panel().getByRole('button', { name: /^Visit date/ }))

  const calendar = within(await screen.findByRole('dialog'))
  const monday = await calendar.findByRole('button', { name: /23 November 2026.*Not available/ })
  expect(monday).toHaveAttribute('aria-disabled', 'true')
  expect(calendar.getByRole('button', { name: /26 November 2026/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('PRD-2 each day shows the price of the selected ticket, not of a cheaper one', async () => {
  const { user } = await openDetail('/attractions/att_SIN-01')
  const chosen = () => panel().getByRole('radio', { checked: true })
  expect(chosen()).toHaveAccessibleName('Both domes, visitor')

  await user.click(panel().getByRole('button', { name: /^Visit date/ }))

  const calendar = within(await screen.findByRole('dialog'))
  const day = await calendar.findByRole('button', { name: /26 November 2026/ })
  await waitFor(() => expect(day).toHaveTextContent('608K'))
  await user.click(day)
  expect(chosen()).toHaveAccessibleName('Both domes, visitor')
})

it('PRD-2 before a ticket is selected, a Saturday shows the price of its own ticket, and choosing the day selects that ticket', async () => {
  const { user } = await openDetail('/attractions/att_BTM-03')
  expect(panel().getByRole('radio', { name: /^Weekday/ })).toBeChecked()

  await user.click(panel().getByRole('button', { name: /^Visit date/ }))
  const calendar = within(await screen.findByRole('dialog'))
  const day = (name: RegExp) => calendar.getByRole('button', { name })
  await waitFor(() => expect(day(/27 November 2026/)).toHaveTextContent('125K'))
  expect(day(/28 November 2026/)).toHaveTextContent('160K')
  await user.click(day(/28 November 2026/))

  await waitFor(() => expect(panel().getByRole('radio', { name: /^Weekend/ })).toBeChecked())
})

it('RUL-1 adding without a date marks the date, focuses it and sends nothing', async () => {
  const sent = recordCartInputs()
  const { user } = await openDetail('/attractions/att_SIN-02')

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  expect(await panel().findByText('Choose a visit date')).toBeVisible()
  expect(panel().getByRole('button', { name: /^Visit date/ })).toHaveFocus()
  expect(sent).toEqual([])
})

it('CRT-1 on a device whose storage is full the cart works as long as the page is open', async () => {
  const { user } = await openDetail('/attractions/att_SIN-01?date=2026-12-12')
  await panel().findByRole('table', { name: 'Total' })
  fillStorage()

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

it('CRT-1 a choice that changes while it is being added is not added twice', async () => {
  const { user, router } = await openDetail('/attractions/att_SIN-01?date=2026-12-12')
  await panel().findByRole('table', { name: 'Total' })
  const added = holdAnswer('post', '*/travel/v1/cart')
  const sent = recordCartInputs()
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  await added.asked

  await user.click(stepper('Adults').getByRole('button', { name: /^One more/ }))
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  added.release()

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(sent).toHaveLength(1)
})

it('SES-3 CRT-1 a cart that answers after its account has logged out leaves no token on the device', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { user } = await openDetail('/attractions/att_SIN-01?date=2026-12-12', { sandbox, session })
  await panel().findByRole('table', { name: 'Total' })
  const added = holdAnswer('post', '*/travel/v1/cart')
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  await added.asked
  await act(async () => clearSession())

  added.release()

  await waitFor(() => expect(panel().getByRole('button', { name: 'Add to cart' })).toBeEnabled())
  expect(localStorage.getItem('cartToken')).toBeNull()
})

it('CRT-1 a visitor who has left the page stays on the new one when the cart answers', async () => {
  const { user, router } = await openDetail('/attractions/att_SIN-01?date=2026-12-12')
  await panel().findByRole('table', { name: 'Total' })
  const added = holdAnswer('post', '*/travel/v1/cart')
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  await added.asked
  await act(() => router.navigate('/find-booking'))
  await screen.findByLabelText(/^E-mail/)

  added.release()

  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/find-booking')
})

it('PRD-7 too few tickets are reported, and the counts stop at the upper limit', async () => {
  const { user } = await openDetail('/attractions/att_BIN-06?option=NIGHT&adults=1')
  expect(panel().getByText('At least 2 tickets, infants not counted')).toBeVisible()

  for (let presses = 0; presses < 8; presses += 1)
    await user.click(stepper('Adults').getByRole('button', { name: /^One more/ }))

  expect(stepper('Adults').getByText('8')).toBeVisible()
  expect(stepper('Adults').getByText('At most 8 tickets in one booking')).toBeVisible()
})

it('PRD-2 the number of groups is calculated from the people', async () => {
  await openDetail('/attractions/att_BTM-02?option=PVT&date=2026-12-09&adults=5&children=2')

  expect(panel().getByText('2 groups for everyone')).toBeVisible()
  expect(await panel().findByRole('table', { name: 'Total' })).toHaveTextContent(
    /2 × Rp 1,453,300.*Rp 2,906,600/,
  )
})

it('PRD-2 infants without anyone older are reported', async () => {
  await openDetail('/attractions/att_SIN-02?date=2026-12-12&infants=2')

  expect(panel().getByText('Infants come with someone older')).toBeVisible()
})

it('PRD-2 a pass needs no date and says how long it is valid', async () => {
  await openDetail('/attractions/att_JHB-01?option=ANN&adults=1')

  expect(panel().getByText('Any open day, 365 days from payment')).toBeVisible()
  expect(panel().queryByRole('button', { name: /^Visit date/ })).toBeNull()
  expect(await panel().findByRole('table', { name: 'Total' })).toBeVisible()
})

it('PRD-2 CRT-1 the tickets are added to the cart', async () => {
  const sent = recordCartInputs()
  const { user, router } = await openDetail(
    '/attractions/att_SIN-02?date=2026-12-12&adults=2&seniors=1',
  )
  await panel().findByRole('table', { name: 'Total' })

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(sent).toEqual([
    {
      ItemContent: 'attraction',
      Items: [
        {
          Item: 'att_SIN-02',
          Qty: 3,
          Attraction: {
            Option: 'DAY',
            VisitDate: '2026-12-12',
            QtyAdult: 2,
            QtyChild: 0,
            QtyInfant: 0,
            QtySenior: 1,
          },
        },
      ],
    },
  ])
})

it('ERR-3 when the last places were sold a moment before, the page says so and adds nothing', async () => {
  const { user, router, sandbox } = await openDetail(
    '/attractions/att_BTM-02?option=PVT&date=2026-12-09&adults=5',
  )
  await panel().findByRole('table', { name: 'Total' })
  const Attraction = { Option: 'PVT', VisitDate: '2026-12-09', QtyAdult: 5, QtyChild: 0 }
  const input = { ...Attraction, QtyInfant: 0, QtySenior: 0 }
  const car = { Item: 'att_BTM-02', Qty: 1, Attraction: input }
  // These are more than there are; those that come too late are refused.
  for (let cars = 0; cars < 7; cars += 1)
    await addInput(sandbox, undefined, { ItemContent: 'attraction', Items: [car] }).catch(
      () => null,
    )

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  await waitFor(() =>
    expect(panel().getAllByText(/Not enough left|cannot be had on Wed, 9 Dec/).length).toBe(1),
  )
  expect(router.state.location.pathname).toBe('/attractions/att_BTM-02')
})

it('ERR-3 a day that has closed meanwhile is reported at the date', async () => {
  const { user } = await openDetail('/attractions/att_SIN-02?date=2026-12-12')
  await panel().findByRole('table', { name: 'Total' })
  refuseCall('post', '*/travel/v1/cart', 409, 'book_before', { date: '2026-12-12' })

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  expect(
    await panel().findByText('Product currently not available, please book before 12 Dec 2026'),
  ).toBeVisible()
  expect(panel().getByRole('button', { name: /^Visit date/ })).toHaveFocus()
})

it('NAV-3 an unknown attraction is not on sale, which leads to the list of its kind', async () => {
  await renderApp('/attractions/att_NOWHERE-99')

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This offer is not on sale' }),
  ).toBeVisible()
  expect(screen.getByText('Error 404')).toBeVisible()
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: 'Attractions' })).toHaveAttribute('href', '/attractions')
})

it('ERR-4 a failed call can be made again', async () => {
  const { user, sandbox } = await renderApp('/attractions')
  const link = await screen.findByRole('link', { name: 'Night Safari' })
  await makeFail(sandbox, '/travel/v1/attraction/att_SIN-03')
  await user.click(link)
  const retry = await screen.findByRole('button', { name: 'Try again' })

  await makeFail(sandbox)
  await user.click(retry)

  expect(await screen.findByRole('heading', { level: 1, name: 'Night Safari' })).toBeVisible()
})

it('I18-1 the page and the facts about the place are in the chosen language', async () => {
  await openDetail('/attractions/att_BTM-02?date=2026-12-12', { language: 'ZHSM' })

  expect(screen.getByRole('heading', { level: 1, name: '峇礼郎大桥与加朗岛之旅' })).toBeVisible()
  expect(screen.getByText('包车每车最多五人，婴儿计入人数。')).toBeVisible()
  expect(screen.getByRole('button', { name: '加入购物车' })).toBeVisible()
})

it('ERR-1 a number of people that only the server refuses is reported at the field and focused', async () => {
  const { user } = await openDetail('/attractions/att_SIN-02?date=2026-12-12')
  await panel().findByRole('table', { name: 'Total' })
  const errors = [{ pointer: '/Items/0/Attraction/QtyInfant', code: 'infants_alone', params: {} }]
  server.use(http.post('*/travel/v1/cart', () => problemResponse(422, 'party_refused', { errors })))

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  const people = panel().getByRole('group', { name: /^Who is coming/ })
  await waitFor(() => expect(people).toHaveFocus())
  expect(people).toHaveAccessibleDescription(/check the passenger numbers/)
})
