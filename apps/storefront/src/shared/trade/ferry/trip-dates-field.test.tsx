import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { renderApp, server, testNow } from '../../../test/render-app.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(testNow) })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openCalendar(user: UserEvent, field: RegExp) {
  await user.click(await screen.findByRole('button', { name: field }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose a date' }))
  await calendar.findByRole('grid', { name: /December/ })
  return calendar
}

it('FER-8 each day shows its lowest price, and one is marked as the lowest of its month', async () => {
  const { user } = await renderApp('/ferry?trip=one_way&from=HFC&to=BTC&depart=2026-12-12')

  const calendar = await openCalendar(user, /^Departure date/)

  expect(
    await calendar.findByRole('button', {
      name: '9 449K, Wednesday, 9 December 2026, lowest price of the month',
    }),
  ).toBeVisible()
  expect(
    calendar.getByRole('button', { name: '12 542K, Saturday, 12 December 2026' }),
  ).toBeVisible()
})

it('FER-8 the return shows the prices of the way back, and each month is asked for once', async () => {
  const asked: string[] = []
  server.use(
    http.get('*/travel/v1/ferry/calendar', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const Month = searchParams.get('month')
      asked.push(`${searchParams.get('from')} ${Month} ${searchParams.get('roundTrip')}`)
      // The way out is as the mock has it; on the way back, nothing sails on a day on which one can leave.
      if (searchParams.get('from') === 'DSR') {
        const Days = [
          { Date: '2026-12-17', LowestFare: null, LowestPrice: null, IsAvailable: false },
        ]
        return HttpResponse.json({ Month, Days })
      }
    }),
  )
  const { user } = await renderApp(
    '/ferry?trip=round_trip&from=TMF&to=DSR&depart=2026-12-12&return=2026-12-13',
  )

  const calendar = await openCalendar(user, /^Return date/)
  expect(await calendar.findByRole('button', { name: /17 December.*no sailing$/ })).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Departure date/ }))
  expect(
    await calendar.findByRole('button', { name: /^17 \d+K, .*17 December 2026/ }),
  ).toBeVisible()
  expect(asked.toSorted()).toEqual([
    'DSR 2026-12 true',
    'DSR 2027-01 true',
    'TMF 2026-12 true',
    'TMF 2027-01 true',
  ])
})

it('FER-4 a day without a sailing cannot be chosen, by press or by key, and says why', async () => {
  const { user } = await renderApp('/ferry?trip=one_way&from=TMF&to=DSR&depart=2026-12-12')
  const calendar = await openCalendar(user, /^Departure date/)
  const monday = await calendar.findByRole('button', { name: /14 December.*no sailing/ })

  await user.click(monday)
  await user.keyboard('{Enter}')

  expect(calendar.getByText('no sailing')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Departure date/ })).toHaveTextContent('Sat, 12 Dec')
})

it('FER-4 days in the past are not offered, and a later departure clears the return', async () => {
  const { user } = await renderApp(
    '/ferry?trip=round_trip&from=HFC&to=BTC&depart=2026-11-21&return=2026-11-22',
  )
  const calendar = within(
    await user
      .click(await screen.findByRole('button', { name: /^Departure date/ }))
      .then(() => screen.findByRole('dialog', { name: 'Choose a date' })),
  )
  expect(await calendar.findByRole('button', { name: /19 November/ })).toBeDisabled()

  await user.click(calendar.getByRole('button', { name: /25 November/ }))

  expect(screen.getByRole('button', { name: /^Departure date/ })).toHaveTextContent('Wed, 25 Nov')
  expect(screen.getByRole('button', { name: /^Return date/ })).toHaveTextContent('Choose a date')
  await user.click(calendar.getByRole('button', { name: /26 November/ }))
  expect(screen.getByRole('button', { name: /^Return date/ })).toHaveTextContent('Thu, 26 Nov')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('FER-4 a sector offers no day before the sector before it', async () => {
  const { user } = await renderApp(
    '/ferry?trip=multi_city&sector=HFC.BTC.2026-12-12&sector=BTC.HFC.2026-12-14',
  )
  const [, second] = await screen.findAllByRole('button', { name: /^Departure date/ })

  await user.click(second ?? document.body)
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose a date' }))

  expect(await calendar.findByRole('button', { name: /11 December/ })).toBeDisabled()
  expect(calendar.getByRole('button', { name: /12 December/ })).toBeEnabled()
})

it('FER-8 the calendar shows the prices of the chosen class, and refuses days without it', async () => {
  const { user } = await renderApp(
    '/ferry?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&class=ECP',
  )

  const calendar = await openCalendar(user, /^Departure date/)

  const thursday = await calendar.findByRole('button', { name: /^10 449K, Thursday/ })
  expect(thursday).not.toHaveAttribute('aria-disabled')
  expect(
    calendar.getByRole('button', { name: '12, Saturday, 12 December 2026, no sailing' }),
  ).toHaveAttribute('aria-disabled', 'true')
})
