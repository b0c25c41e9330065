import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

import {
  keepTestDay,
  leaveSeats,
  leg,
  offerAt,
  openResults,
  recordCartInputs,
  sailingAt,
} from '../../../test/open-results.ts'

keepTestDay()

const roundTrip = 'trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-14'
const outPick = 'pick=sai_HFC-BTC-SRL-20261212-1020~ECO'
const backPick = 'pick=sai_BTC-HFC-SRL-20261214-1610~ECO'
const bothPicked = `${roundTrip}&${outPick}&${backPick}`

it('FER-2 sailings are chosen leg by leg, the focus and the address follow, and a choice can be changed', async () => {
  const { user, router } = await openResults(`${roundTrip}&adults=2`)
  expect(screen.queryByRole('region', { name: /^Return/ })).toBeNull()

  await user.click(await offerAt(/^Outbound/, '10:20'))

  expect(await screen.findByRole('heading', { level: 2, name: /^Return/ })).toHaveFocus()
  expect(new URLSearchParams(router.state.location.search).getAll('pick')).toEqual([
    'sai_HFC-BTC-SRL-20261212-1020~ECO',
  ])

  await user.click(await offerAt(/^Return/, '16:10'))
  expect(await screen.findByRole('region', { name: 'Estimated total' })).toHaveFocus()
  expect(screen.getByText('All sailings are chosen')).toHaveAttribute('role', 'status')

  await user.click((await leg(/^Outbound/)).getByRole('button', { name: /^Change/ }))
  expect(await screen.findByRole('heading', { level: 2, name: /^Outbound/ })).toHaveFocus()
  expect((await leg(/^Return/)).getByRole('button', { name: /^Change/ })).toBeVisible()

  await router.navigate(-1)
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible()
})

it('FER-2 once all sailings are chosen, the page scrolls to the first leg', async () => {
  const scrollIntoView = vi.fn<(this: Element, options: ScrollIntoViewOptions) => void>()
  Element.prototype.scrollIntoView = scrollIntoView
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  const { user } = await openResults(`${roundTrip}&${outPick}`)
  scrollIntoView.mockClear()

  await user.click(await offerAt(/^Return/, '16:10'))

  expect(await screen.findByRole('region', { name: 'Estimated total' })).toHaveFocus()
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'start' })
  expect(scrollIntoView.mock.contexts[0]).toContainElement((await leg(/^Outbound/)).region)
})

it('FER-2 when a chosen sailing sells out while the tab is hidden, the focus stays where it was', async () => {
  const { sandbox } = await openResults(`${bothPicked}&adults=2`)
  await screen.findByRole('button', { name: 'Add to cart' })
  const modify = screen.getByRole('button', { name: 'Modify search' })
  modify.focus()
  await leaveSeats(sandbox, 'sai_BTC-HFC-SRL-20261214-1610', 1)
  vi.setSystemTime(Date.now() + 60_000)

  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

  await waitFor(async () =>
    expect(await sailingAt(/^Return/, '16:10')).toHaveTextContent('Only 1 seat left, 2 needed'),
  )
  expect(modify).toHaveFocus()
})

it('FER-5 the total is called an estimate, and lists what is paid at the counter', async () => {
  await openResults(`${bothPicked}&adults=2`)

  const bar = await screen.findByRole('region', { name: 'Estimated total' })

  expect(bar).toHaveTextContent('Rp 1,944,400')
  expect(bar).toHaveTextContent(
    'plus Rp 130,000 and S$12.00 at the counter · An estimate until the next page, where the final price is confirmed.',
  )
})

it('FER-6 a round trip is sent to the cart, which opens', async () => {
  const sent = recordCartInputs()
  const { user, router } = await openResults(`${bothPicked}&adults=2&children=1&infants=1`)

  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(sent).toEqual([
    {
      ItemContent: 'ferry',
      Items: [
        {
          Item: 'fer_HFC-BTC',
          Qty: 4,
          Ferry: {
            DateFrom: '2026-12-12',
            DateUntil: '2026-12-14',
            Qty: 4,
            QtyAdult: 2,
            QtyChild: 1,
            QtyInfant: 1,
            IsRoundTrip: true,
            IsInternational: true,
            IsOpenTicket: false,
            IsOpenTicket2W: false,
            Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R', 'off_BTC-HFC-SRL-20261214-1610-ECO-R'],
          },
        },
      ],
    },
  ])
})

it('FER-6 a domestic one-way trip is sent to the cart as domestic', async () => {
  const sent = recordCartInputs()
  const { user, router } = await openResults('trip=one_way&from=TGP&to=TPI&depart=2026-12-12')
  const [first] = (await leg(/^Outbound/)).choices()

  await user.click(first?.closest('button') ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(sent).toMatchObject([
    {
      Items: [
        {
          Item: 'fer_TGP-TPI',
          Ferry: { DateFrom: '2026-12-12', IsRoundTrip: false, IsInternational: false },
        },
      ],
    },
  ])
})

it('FER-6 each sector of a multi-city trip is sent to the cart, including a domestic one', async () => {
  const sent = recordCartInputs()
  const { user, router } = await openResults(
    'trip=multi_city&sector=HFC.BTC.2026-12-12&sector=TGP.TPI.2026-12-13' +
      `&${outPick}&pick=sai_TGP-TPI-PNF-20261213-0900~ECO`,
  )

  await user.click(await screen.findByRole('button', { name: 'Add to cart' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  expect(sent).toMatchObject([
    {
      Items: [
        {
          Ferry: {
            DateFrom: '2026-12-12',
            DateUntil: '2026-12-13',
            IsRoundTrip: false,
            IsInternational: true,
            Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-O', 'off_TGP-TPI-PNF-20261213-0900-ECO-O'],
          },
        },
      ],
    },
  ])
})

it('FER-6 when seats were sold meanwhile, the page says so, keeps the search and shows the seats that are left', async () => {
  const { user, sandbox, router } = await openResults(`${bothPicked}&adults=2`)
  await screen.findByRole('button', { name: 'Add to cart' })
  await leaveSeats(sandbox, 'sai_BTC-HFC-SRL-20261214-1610', 1)

  await user.click(screen.getByRole('button', { name: 'Add to cart' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The seats were taken in the meantime, choose another sailing',
  )
  expect(router.state.location.search).toContain('from=HFC&to=BTC&depart=2026-12-12')
  await waitFor(async () =>
    expect(await sailingAt(/^Return/, '16:10')).toHaveTextContent('Only 1 seat left, 2 needed'),
  )
  expect((await leg(/^Outbound/)).getByRole('button', { name: /^Change/ })).toBeVisible()

  await user.click(await offerAt(/^Return/, '18:20'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible()
})

it('FER-2 a return that leaves before the arrival cannot be chosen, and is not taken from a link', async () => {
  const { user, router } = await openResults(
    'trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-12' +
      `&${outPick}&pick=sai_BTC-HFC-SRL-20261212-0600~ECO`,
  )

  const fare = within(await sailingAt(/^Return/, '06:00')).getByRole('button', {
    name: /^Cannot choose 06:00: Economy .* Leaves before you arrive at 10:20$/,
  })
  expect(fare).toHaveAttribute('aria-disabled', 'true')
  fare.focus()
  await user.keyboard('{Enter}')
  expect(fare).toHaveFocus()
  expect(router.state.location.search).toContain('0600~ECO')
  expect(screen.getByText('Choose the return sailing')).toBeVisible()
})
