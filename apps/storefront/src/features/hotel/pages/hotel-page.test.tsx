import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { amendAnswer } from '../../../test/amend-answer.ts'
import { holdAnswer } from '../../../test/hold-call.ts'
import { openDetail, panel } from '../../../test/open-detail.ts'
import { keepTestDay, recordCartInputs } from '../../../test/open-results.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import { addInput, ask } from '../../../test/seed-cart.ts'

keepTestDay()

const STAY = 'checkIn=2026-12-10&checkOut=2026-12-12&rooms=2,2-5-9'

function openHotel(search = STAY, id = 'htl_BTM-01') {
  return openDetail(`/hotels/${id}?${search}`)
}

/** Books all rooms of a kind, as another visitor would meanwhile. */
async function takeEvery(sandbox: Sandbox, id: string, code: string): Promise<void> {
  const hotel = await ask<Schemas['Hotel']>(sandbox, `hotel/${id}`, {
    query: { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: '2' },
  })
  const left = hotel.Rooms.find(({ Code }) => Code === code)?.Left ?? 0
  for (let taken = 0; taken < left; taken += 8) {
    const room = { Room: code, Offer: 'SAVE', Adults: 2, ChildAges: [] }
    const Rooms = Array.from({ length: Math.min(8, left - taken) }, () => room)
    const Hotel = { CheckIn: '2026-12-10', CheckOut: '2026-12-12', Rooms }
    const Items = [{ Item: hotel.Id, Qty: Rooms.length, Hotel }]
    await addInput(sandbox, undefined, { ItemContent: 'hotel', Items })
  }
}

function party(number: number) {
  return within(screen.getByRole('region', { name: new RegExp(`^Room ${number}: `) }))
}

it('PRD-3 each party is offered the rooms that take it, and the cheapest one on refundable terms is selected', async () => {
  await openHotel()

  expect(party(1).getByRole('radio', { checked: true })).toHaveAccessibleName(
    /^Breakfast included Free cancellation Rp.1,400,000 Rp.700,000 a night$/,
  )
  expect(
    party(1)
      .getAllByRole('heading', { level: 4 })
      .map((head) => head.textContent),
  ).toEqual(['Superior Twin', 'Deluxe King', 'Family Suite'])
  expect(
    party(2)
      .getAllByRole('heading', { level: 4 })
      .map((head) => head.textContent),
  ).toEqual(['Family Suite'])
  expect(party(2).getByText('Superior Twin takes 3 guests at most')).toBeVisible()
})

it('PRD-3 CRT-1 the price follows the rooms at once, with a line for each kind of night', async () => {
  const { user, router } = await openHotel()
  const price = await panel().findByRole('table', { name: 'Total' })
  // The twin costs 1,400,000 with free cancellation, and 558,000 and 702,000 without; the suite costs 1,350,000 and 1,580,000.
  expect(price).toHaveTextContent(/4,330,000/)

  await user.click(party(1).getAllByRole('radio', { name: /Non-refundable/ })[0] ?? price)

  await waitFor(() =>
    expect(panel().getByRole('table', { name: 'Total' })).toHaveTextContent(/4,190,000/),
  )
  expect(panel().getByRole('table', { name: 'Total' })).toHaveTextContent(
    /Superior Twin: Fri–Sat nights/,
  )
  expect(new URLSearchParams(router.state.location.search).get('pick')).toBe('SUP.SAVE,FAM.SAVE')
})

it('PRD-3 each offer says until when cancelling is free', async () => {
  await openHotel()

  expect(
    party(1).getAllByText(
      /^Free to cancel until 7 Dec 2026, 14:00 at the hotel; after that the first night is charged\.$/,
    ).length,
  ).toBeGreaterThan(0)
})

it('PRD-3 picks and reviews are restored from the address', async () => {
  await openHotel(`${STAY}&pick=DLX.FLEX,FAM.SAVE&reviews=lowest&reviewPage=2`)

  expect(panel().getByText('Deluxe King')).toBeVisible()
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveValue('lowest')
  expect(await screen.findByText('Page 2 of 5')).toBeVisible()
})

it('PRD-3 CRT-1 the stay is added to the cart, room by room', async () => {
  const sent = recordCartInputs()
  const { user, router } = await openHotel(`${STAY}&pick=DLX.FLEX,FAM.SAVE`)
  await panel().findByRole('table', { name: 'Total' })

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(sent).toEqual([
    {
      ItemContent: 'hotel',
      Items: [
        {
          Item: 'htl_BTM-01',
          Qty: 2,
          Hotel: {
            CheckIn: '2026-12-10',
            CheckOut: '2026-12-12',
            Rooms: [
              { Room: 'DLX', Offer: 'FLEX', Adults: 2, ChildAges: [] },
              { Room: 'FAM', Offer: 'SAVE', Adults: 2, ChildAges: [5, 9] },
            ],
          },
        },
      ],
    },
  ])
})

it('PRD-3 CRT-1 choosing another room while the stay is being added does not add it twice', async () => {
  const { user, router } = await openHotel(`${STAY}&pick=DLX.FLEX,FAM.SAVE`)
  await panel().findByRole('table', { name: 'Total' })
  const added = holdAnswer('post', '*/travel/v1/cart')
  const sent = recordCartInputs()
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  await added.asked

  await user.click(party(1).getAllByRole('radio', { checked: false })[0] as HTMLElement)
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  added.release()

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(sent).toHaveLength(1)
})

it('PRD-3 another stay is shown without leaving the hotel', async () => {
  const { user, router } = await openHotel()
  await user.click(panel().getByRole('button', { name: 'Change dates or guests' }))

  await user.selectOptions(panel().getByRole('combobox', { name: 'Nights' }), '1')
  await user.click(panel().getByRole('button', { name: 'Show these nights' }))

  await waitFor(() => expect(router.state.location.search).toContain('checkOut=2026-12-11'))
  expect(
    await panel().findByText(
      '1 night: check in on Thursday, 10 December 2026, check out on Friday, 11 December 2026',
    ),
  ).toBeInTheDocument()
  await waitFor(() =>
    expect(panel().getByRole('table', { name: 'Total' })).toHaveTextContent(/1,970,000/),
  )
})

it('PRD-3 CRT-1 a stay that was changed in the open form is shown before it can be added, and nothing typed is lost', async () => {
  const sent = recordCartInputs()
  const { user, router } = await openHotel('checkIn=2026-12-06&checkOut=2026-12-08&rooms=2')
  await panel().findByRole('table', { name: 'Total' })
  await user.click(panel().getByRole('button', { name: 'Change dates or guests' }))
  await user.selectOptions(panel().getByRole('combobox', { name: 'Nights' }), '3')
  await user.click(panel().getByRole('button', { name: /^Rooms and guests/ }))
  await user.click(panel().getByRole('button', { name: /^One more: Children/ }))
  await user.selectOptions(panel().getByRole('combobox', { name: 'Age of child 1' }), '7')
  const show = panel().getByRole('button', { name: 'Show these nights' })
  const age = panel().getByRole('combobox', { name: 'Age of child 1' })
  expect(age.compareDocumentPosition(show)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  expect(await panel().findByRole('alert')).toHaveTextContent(/^The dates or guests have changed/)
  expect(show).toHaveFocus()
  expect(age).toHaveValue('7')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toContain('rooms=2-7'))
  expect(panel().queryByText(/^The dates or guests have changed/)).toBeNull()
  await waitFor(() => expect(panel().getByRole('button', { name: 'Add to cart' })).toBeEnabled())
  await user.click(panel().getByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(sent).toMatchObject([
    {
      Items: [
        {
          Hotel: {
            CheckIn: '2026-12-06',
            CheckOut: '2026-12-09',
            Rooms: [{ Adults: 2, ChildAges: [7] }],
          },
        },
      ],
    },
  ])
})

it('PRD-3 CRT-1 a change that was undone in the open form does not stop the stay from being added', async () => {
  const { user, router } = await openHotel('checkIn=2026-12-06&checkOut=2026-12-08&rooms=2')
  await panel().findByRole('table', { name: 'Total' })
  await user.click(panel().getByRole('button', { name: 'Change dates or guests' }))
  await user.selectOptions(panel().getByRole('combobox', { name: 'Nights' }), '3')
  await user.selectOptions(panel().getByRole('combobox', { name: 'Nights' }), '2')

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
})

it('ERR-3 a stay that was sold a moment before is reported, and nothing is added', async () => {
  const { user, sandbox, router } = await openHotel(
    'checkIn=2026-12-10&checkOut=2026-12-12&rooms=2',
  )
  await panel().findByRole('table', { name: 'Total' })
  await takeEvery(sandbox, 'htl_BTM-01', 'SUP')

  await user.click(panel().getByRole('button', { name: 'Add to cart' }))

  expect(await panel().findByRole('alert')).toHaveTextContent(
    /The stay was not put into the cart.*Not enough left, choose another date or fewer/,
  )
  expect(router.state.location.pathname).toBe('/hotels/htl_BTM-01')
})

it('PRD-3 a hotel with fewer rooms than asked for says so, and cannot be booked', async () => {
  await openHotel('checkIn=2026-12-12&checkOut=2026-12-13&rooms=6,6,6,6', 'htl_BIN-02')

  expect(panel().getByText('Fewer rooms are left than you asked for')).toBeVisible()
  expect(panel().getByRole('button', { name: 'Add to cart' })).toBeDisabled()
})

it('PRD-3 a hotel that is sold out says on which night', async () => {
  const sandbox = await createTestSandbox()
  await takeEvery(sandbox, 'htl_TBK-01', 'STD')

  await openHotel('checkIn=2026-12-10&checkOut=2026-12-12&rooms=2', 'htl_TBK-01')

  expect(panel().getByText('Sold out on Thu, 10 Dec')).toBeVisible()
  expect(party(1).getByText('Sold out for these nights')).toBeVisible()
  for (const radio of party(1).getAllByRole('radio')) {
    expect(radio).toBeDisabled()
    expect(radio).toHaveAccessibleDescription(/ Sold out for these nights$/)
  }
})

it('PRD-3 when every night has a room but no room is free all nights, the page names no night', async () => {
  await openHotel('checkIn=2026-12-07&checkOut=2026-12-14&rooms=2')

  expect(panel().getByText('No one room is free for all of these nights')).toBeVisible()
  expect(panel().queryByText(/^Sold out on/)).toBeNull()
  expect(panel().getAllByText('Choose other nights, or see the other hotels.')).toHaveLength(1)
})

it('PRD-3 CRT-2 the last room of a kind cannot be chosen by two parties of one stay', async () => {
  const { user } = await openHotel('checkIn=2026-12-26&checkOut=2026-12-27&rooms=2,1')
  const king = (number: number) =>
    within(party(number).getByRole('radiogroup', { name: 'Deluxe King' })).getAllByRole('radio')[0]
  const [first, second] = [king(1), king(2)]
  if (!first || !second) throw new Error('Each party is offered the room.')

  await user.click(first)

  expect(party(2).getByText('The last one is in another of your rooms')).toBeVisible()
  expect(second).toBeDisabled()
})

it('PRD-3 a party that fits into no room of the hotel is told so', async () => {
  await openHotel('checkIn=2026-12-10&checkOut=2026-12-12&rooms=6')

  expect(party(1).getByText(/^No room of this hotel takes so many guests/)).toBeVisible()
  expect(panel().getByText(/^No room of this hotel takes so many guests/)).toBeVisible()
  expect(panel().getByRole('button', { name: 'Add to cart' })).toBeDisabled()
})

it('PRD-3 the dates of an old link are replaced, and the form for others is open', async () => {
  await openHotel('checkIn=2026-11-10&checkOut=2026-11-12&rooms=2')

  expect(panel().getByText(/^The dates of this link cannot be booked any more/)).toBeVisible()
  expect(panel().getByRole('button', { name: 'Check in Fri, 27 Nov' })).toBeVisible()
})

it('PRD-3 the reviews show four ratings, and can be sorted and paged through', async () => {
  const { user, router } = await openHotel()
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }))
  expect(reviews.getByText('out of 5, 24 reviews')).toBeVisible()
  const ratings = reviews.getAllByRole('term').slice(0, 4)
  expect(ratings.map((term) => term.textContent)).toEqual([
    'Comfort',
    'Service',
    'Cleanliness',
    'Location',
  ])
  expect(await reviews.findAllByRole('article')).toHaveLength(5)

  await user.selectOptions(reviews.getByRole('combobox', { name: 'Sort by' }), 'highest')
  const next = await reviews.findByRole('link', { name: 'Next page' })
  await user.click(next)

  expect(await reviews.findByText('Page 2 of 5')).toBeVisible()
  expect(next).toHaveFocus()
  expect(router.state.location.search).toContain('reviews=highest&reviewPage=2')
  expect(
    reviews.getAllByText(/^Comfort \d, service \d, cleanliness \d, location \d$/),
  ).toHaveLength(5)
})

it('PRD-3 after a change of page, two reviews of one guest from one day do not stay in the list', async () => {
  const sandbox = await createTestSandbox()
  amendAnswer<Schemas['ReviewList']>(sandbox, '*/hotel/htl_BTM-01/review', (answer) => ({
    ...answer,
    Items:
      answer.Page === 1
        ? answer.Items.map((review) => ({ ...review, Author: 'Leigh S.', Date: '2026-09-01' }))
        : answer.Items,
  }))
  const { user } = await openDetail(`/hotels/htl_BTM-01?${STAY}`, { sandbox })
  const reviews = within(screen.getByRole('region', { name: 'Reviews' }))
  expect(await reviews.findAllByText('Leigh S.')).toHaveLength(5)

  await user.click(await reviews.findByRole('link', { name: 'Next page' }))

  expect(await reviews.findByText('Page 2 of 5')).toBeVisible()
  await waitFor(() => expect(reviews.getAllByRole('article')).toHaveLength(5))
})

it('PRD-3 the distribution of the ratings averages to the headline above it', async () => {
  await openHotel()

  const headline = screen.getByText('out of 5, 24 reviews').previousElementSibling
  const bars = [...(document.querySelector('dl[aria-label]')?.querySelectorAll('dd') ?? [])]
  const counts = bars.map(({ textContent }) => Number(textContent))
  const points = counts.reduce((sum, count, index) => sum + count * (5 - index), 0)
  expect(counts).toEqual([14, 9, 1, 0, 0])
  expect(points).toBe(109)
  // The average is 109 points from 24 guests.
  expect(headline).toHaveTextContent('4.5')
})

it('I18-1 a review is marked with the language that it was written in', async () => {
  await openHotel(`${STAY}&reviewPage=4`)

  expect(await screen.findByText('位置很方便，房间干净。')).toHaveAttribute('lang', 'zh')
})

it('NAV-3 an unknown hotel is not on sale, which leads to the list of its kind', async () => {
  await renderApp(`/hotels/htl_NOWHERE-99?${STAY}`)

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This offer is not on sale' }),
  ).toBeVisible()
  expect(screen.getByText('Error 404')).toBeVisible()
  const page = within(screen.getByRole('main'))
  expect(page.getByRole('link', { name: 'Hotels' })).toHaveAttribute('href', '/hotels')
})
