import type { Sandbox } from '@selat/mock-api'
import type { Schemas } from '@selat/sdk'
import { act, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { refuseCall } from '../../../test/refuse-call.ts'
import { createTestSandbox, renderApp } from '../../../test/render-app.tsx'
import {
  attractionInput,
  cruiseInput,
  hotelInput,
  packageInput,
  seedAllProducts,
  seedProducts,
  transportInput,
} from '../../../test/sample-products.ts'
import { ask } from '../../../test/seed-cart.ts'

afterEach(() => vi.useRealTimers())

async function openAll(language: 'EN' | 'ZH' = 'EN') {
  const sandbox = await createTestSandbox()
  const cart = await seedAllProducts(sandbox)
  const app = await renderApp('/cart', { sandbox, language })
  await app.screen.findAllByRole('article')
  return { ...app, cart }
}

async function openOnly(...inputs: Parameters<typeof seedProducts>[1]) {
  const sandbox = await createTestSandbox()
  const cart = await seedProducts(sandbox, inputs)
  const app = await renderApp('/cart', { sandbox })
  const [first] = await app.screen.findAllByRole('article')
  return { ...app, cart, article: within(first as HTMLElement) }
}

const readCart = (sandbox: Sandbox, token: string) =>
  ask<Schemas['Cart']>(sandbox, 'cart', { header: { 'Cart-Token': token } })

it('CRT-1 one cart holds every product, each with its details and its own countdown, and one total', async () => {
  const { screen, cart } = await openAll()

  const said = [
    /^07:30 SGT HarbourFront, Singapore to 07:30 WIB Batam Centre, Batam/,
    '2 nights: check in on Saturday, 12 December 2026, check out on Monday, 14 December 2026',
    'Shared half-day tour',
    '2 days · 1 night, from Saturday, 12 December 2026 to Sunday, 13 December 2026',
    'Pick-up on Saturday, 12 December 2026 at 11:00: Batam Centre terminal. Drop-off: Nagoya Lantern Hotel',
    /^SY Nusa Phinisi, 3 nights: sails from Labuan Bajo on Saturday, 12 December 2026/,
  ]
  const articles = screen.getAllByRole('article')
  for (const [index, text] of said.entries())
    expect(within(articles[index] as HTMLElement).getByText(text)).toBeInTheDocument()
  expect(screen.getAllByRole('timer')).toHaveLength(6)
  expect(articles.map((article) => within(article).getByRole('heading').textContent)).toEqual([
    'HarbourFront, Singapore to Batam Centre, Batam',
    'Nagoya Lantern Hotel',
    'Barelang Bridge and Galang Island tour',
    'Batam City Break 2D1N',
    'Batam terminal to hotel, private',
    'Komodo phinisi 3 nights',
  ])
  const total = within(screen.getByRole('region', { name: 'Total' }))
  expect(cart.Totals).toEqual([{ Amount: 18_085_700, Currency: 'IDR', Exponent: 0 }])
  expect(total.getByText('Rp 18,085,700')).toBeVisible()
  expect(total.getByText(/^Guaranteed while held\. Ages on the day of each sailing/)).toBeVisible()
})

it('I18-1 the cart describes every product in Chinese, and shows no key of a text', async () => {
  const { screen } = await openAll('ZH')

  const text = screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(text.join(' ')).toMatch(/2 晚：2026年12月12日星期六入住，2026年12月14日星期一退房/)
  expect(text.join(' ')).not.toMatch(/\b(stay|visit|tour|ride|cruise|people|board)\.[a-z]/i)
})

it('CRT-1 changing the people of a visit in the cart changes its price', async () => {
  const { article, user, sandbox, cart } = await openOnly(attractionInput)

  await user.click(article.getByText('People', { selector: 'summary *' }))
  await user.click(article.getByRole('button', { name: 'One more: Children' }))

  expect(await article.findByText('2 adults and 2 children')).toBeVisible()
  await waitFor(async () => {
    const { Items, Totals } = await readCart(sandbox, cart.Token)
    expect(Items[0]).toMatchObject({ Qty: 4, Attraction: { QtyAdult: 2, QtyChild: 2 } })
    expect(Totals[0]?.Amount).toBe((cart.Totals[0]?.Amount ?? 0) + 290_700)
  })
})

it('CRT-1 PAX-4 the counts of a cruise and a package show the ages of each', async () => {
  const { screen, user } = await openOnly(cruiseInput, packageInput)
  const [cruise, trip] = screen.getAllByRole('article').map((article) => within(article))
  if (!cruise || !trip) throw new Error('There are not two items')

  for (const item of [cruise, trip])
    await user.click(item.getByText('People', { selector: 'summary *' }))

  expect(cruise.getByText('2 to 17 years')).toBeVisible()
  expect(cruise.getByText('18 and over')).toBeVisible()
  expect(trip.getByText('3 to 12 years')).toBeVisible()
})

it('CRT-1 a change for which too little is left is reported, and the counts return to what is held', async () => {
  const { article, user } = await openOnly(packageInput)
  refuseCall('put', '*/travel/v1/cart/item/*', 409, 'sold_out')

  await user.click(article.getByText('People', { selector: 'summary *' }))
  await user.click(article.getByRole('button', { name: 'One more: Adults' }))

  expect(await article.findByText('Not enough left, choose another date or fewer')).toBeVisible()
  expect(article.getByText('2 adults')).toBeVisible()
})

it('CRT-1 rooms and vehicles are changed on their own page, which is linked with everything filled in', async () => {
  const { screen } = await openOnly(hotelInput, transportInput)

  const hotel = screen.getByRole('link', { name: 'Change Nagoya Lantern Hotel' })
  expect(hotel).toHaveAttribute(
    'href',
    '/hotels/htl_BTM-01?checkIn=2026-12-12&checkOut=2026-12-14&rooms=2%2C2-6&pick=SUP.FLEX%2CSUP.SAVE',
  )
  const ride = screen.getByRole('link', { name: 'Change Batam terminal to hotel, private' })
  expect(ride).toHaveAttribute(
    'href',
    '/transport/trn_BTM-PT1?rate=AVZ-NAGOYA&date=2026-12-12&time=11%3A00&pickUp=Batam+Centre+terminal&dropOff=Nagoya+Lantern+Hotel&connection=SRL+10%3A20&bags=2&adults=2',
  )
  expect(screen.queryByRole('button', { name: /One more/ })).toBeNull()
})

it('CRT-1 a stay that is changed on its own page replaces the one in the cart', async () => {
  const { screen, user, sandbox, cart } = await openOnly(hotelInput, attractionInput)

  await user.click(screen.getByRole('link', { name: 'Change Nagoya Lantern Hotel' }))
  const book = within(await screen.findByRole('region', { name: 'Book' }))
  const note = 'This replaces the one in your cart. What you hold there is shown as available here.'
  expect(await book.findByText(note)).toBeVisible()
  // Choosing other terms changes the address, which must not make the stay a second one.
  const [terms] = screen.getAllByRole('radio', { name: /Non-refundable/ })
  await user.click(terms as HTMLElement)
  await book.findByText('Rp 2,520,000')
  await user.click(book.getByRole('button', { name: 'Add to cart' }))

  await screen.findByRole('heading', { name: 'Cart' })
  const { Items } = await readCart(sandbox, cart.Token)
  expect(Items.map(({ ItemContent }) => ItemContent)).toEqual(['hotel', 'attraction'])
  expect(Items[0]).toMatchObject({ Hotel: { Rooms: [{ Offer: 'SAVE' }, { Offer: 'SAVE' }] } })
})

it('CRT-2 an expired item that is searched again and added is replaced in the cart', async () => {
  const sandbox = await createTestSandbox()
  const cart = await seedProducts(sandbox, [attractionInput])
  sandbox.clock.advance(15 * 60)
  const { screen, user } = await renderApp('/cart', { sandbox })

  await user.click(await screen.findByRole('link', { name: 'Search again' }))
  const book = within(await screen.findByRole('region', { name: 'Book' }))
  await book.findByRole('table', { name: 'Total' })
  await user.click(book.getByRole('button', { name: 'Add to cart' }))

  await screen.findByRole('heading', { name: 'Cart' })
  expect(await screen.findAllByRole('article')).toHaveLength(1)
  expect((await readCart(sandbox, cart.Token)).Items.map(({ State }) => State)).toEqual(['held'])
})

it('CRT-1 a cart without a crossing mentions no sailings and fares', async () => {
  const { screen } = await openOnly(hotelInput, attractionInput)

  const total = within(screen.getByRole('region', { name: 'Total' }))
  expect(total.getByText('Guaranteed while held.')).toBeVisible()
})

it('CRT-1 the price of a stay is listed by room', async () => {
  const { article, user } = await openOnly(hotelInput)

  await user.click(article.getByText('Price', { selector: 'summary *' }))

  expect(article.getByRole('rowheader', { name: 'Room 1 · Superior Twin' })).toBeVisible()
  expect(article.getByRole('rowheader', { name: 'Room 2 · Superior Twin' })).toBeVisible()
})

it('CRT-2 every expired product says so, and links to its search with all that was chosen', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() })
  const { screen, sandbox } = await openAll()

  sandbox.clock.advance(15 * 60)
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000 + 1000))

  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Search again' })).toHaveLength(6))
  expect(
    screen.getAllByRole('link', { name: 'Search again' }).map((link) => link.getAttribute('href')),
  ).toEqual([
    '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2&class=ECO',
    expect.stringMatching(/^\/hotels\/htl_BTM-01\?checkIn=2026-12-12&/),
    '/attractions/att_BTM-02?option=SIC&date=2026-12-12&adults=2&children=1',
    '/packages/pkg_BTM-2D1N?type=STD&date=2026-12-12&adults=2',
    expect.stringMatching(/^\/transport\/trn_BTM-PT1\?rate=AVZ-NAGOYA&/),
    '/cruises/crs_05?cabin=SHR&date=2026-12-12&adults=2',
  ])
  expect(screen.getAllByText('It went back on sale.')).toHaveLength(5)
})

it('PRD-4 CRT-1 a hire by the hour that passes midnight says on which day it ends', async () => {
  const hire = (PickUpTime: string): typeof transportInput => {
    const [ride] = transportInput.Items
    if (!ride) throw new Error('There is no sample ride')
    const by = { Rate: 'AVZ-4H', PickUpTime, DropOffAddress: null, ConnectionNumber: null }
    const Transport = { ...ride.Transport, ...by, ExtraHours: 2, Bags: 0 }
    return { ...transportInput, Items: [{ ...ride, Item: 'trn_BTM-HD1', Transport }] }
  }
  const { screen } = await openOnly(hire('10:00'), hire('20:30'))

  const [byDay, overnight] = screen.getAllByRole('article')
  expect(byDay).toHaveTextContent(/Ends on Saturday, 12 December 2026 at 16:00/)
  expect(within(byDay as HTMLElement).queryByText('Sun, 13 Dec')).toBeNull()
  expect(overnight).toHaveTextContent(/Ends on Sunday, 13 December 2026 at 02:30/)
  expect(within(overnight as HTMLElement).getAllByText('Sun, 13 Dec')[0]).toBeInTheDocument()
})
