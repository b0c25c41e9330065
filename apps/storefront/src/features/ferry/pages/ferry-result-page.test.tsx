import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import {
  departures,
  keepTestDay,
  leg,
  offerAt,
  openResults,
  sailingAt,
} from '../../../test/open-results.ts'

keepTestDay()

const saturday = 'trip=one_way&from=HFC&to=BTC&depart=2026-11-28'

it('FER-2 a sailing shows its times in both zones, duration, vessel, classes, prices and seats', async () => {
  await openResults(saturday)

  const row = await sailingAt(/^Outbound/, '10:20')

  expect(row).toHaveTextContent(
    '10:20 SGT HarbourFront, Singapore to 10:20 WIB Batam Centre, Batam, 1 hour, Selat Riau Line',
  )
  expect(row).toHaveTextContent('Riau Dawn')
  expect(await offerAt(/^Outbound/, '10:20')).toHaveAccessibleName(
    /^Choose 10:20: Economy Rp.555,000 per adult 60 seats left plus S\$6.00 at the counter$/,
  )
  expect(await offerAt(/^Outbound/, '10:20', 'Business')).toHaveAccessibleName(
    /^Choose 10:20: Business Rp.766,400 per adult 10 seats left plus S\$6.00 at the counter$/,
  )
  expect(screen.getByText('WIB is 1 hour behind SGT')).toBeVisible()
})

it('FER-2 the details of a sailing show its fares by age, charges and rules', async () => {
  const { user } = await openResults(saturday)
  const row = await sailingAt(/^Outbound/, '10:20')

  await user.click(within(row).getByRole('button', { name: 'Fares and rules 10:20' }))

  const rowsOf = (name: string) =>
    within(within(row).getByRole('table', { name }))
      .getAllByRole('row')
      .slice(0, 6)
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
  expect(rowsOf('Economy')).toEqual([
    'Adult 13 and overRp 422,800',
    'Child 3 to 12 yearsRp 383,200',
    'Infant Under 3 yearsRp 105,700',
    'Senior 60 and overRp 396,400',
    'Singapore passenger departure feeRp 132,200',
    'Fuel surchargePaid at the counterS$6.00',
  ])
  expect(row).toHaveTextContent('Date can be changed')
  expect(row).toHaveTextContent('Baggage 20 kg')
  expect(row).toHaveTextContent('Check-in opens 90 and closes 30 minutes before')
})

it('PAX-4 FER-2 an operator with ages of its own shows its age bands', async () => {
  const { user } = await openResults(saturday)
  const { region } = await leg(/^Outbound/)

  const row = await sailingAt(/^Outbound/, '13:30')
  await user.click(within(row).getByRole('button', { name: 'Fares and rules 13:30' }))

  expect(
    await within(region).findByText(
      /^Ages with Bintan Horizon Ferries: infants under 3, children 3 to 11,? and adults from 12$/,
    ),
  ).toBeVisible()
  expect(within(region).queryByText(/^Ages with Selat Riau Line/)).not.toBeInTheDocument()
  expect(within(row).getAllByRole('rowheader', { name: 'Child 3 to 11 years' })[0]).toBeVisible()
})

it('FER-2 a domestic crossing says nothing about different clocks', async () => {
  await openResults('trip=one_way&from=TGP&to=TPI&depart=2026-12-12')

  expect((await leg(/^Outbound/)).choices().length).toBeGreaterThan(3)
  expect(screen.queryByText(/behind|ahead of/)).toBeNull()
})

it('FER-2 a crossing says how far ahead the clock of the other shore is', async () => {
  await openResults('trip=one_way&from=BTC&to=STL&depart=2026-12-12')

  expect(screen.getByText('MYT is 1 hour ahead of WIB')).toBeVisible()
})

it('FER-4 an offer that cannot be chosen says why: sold out, or too few seats', async () => {
  await openResults(`${saturday}&adults=3`)

  const lastButOne = await sailingAt(/^Outbound/, '20:20')
  expect(lastButOne).toHaveTextContent('Sold out')
  expect(within(lastButOne).queryByText(/^Choose/)).toBeNull()
  const last = await sailingAt(/^Outbound/, '21:30')
  expect(last).toHaveTextContent(/Business.*Only 2 seats left/)
  expect(within(last).getAllByText(/^Choose/)).toHaveLength(1)
})

it('FER-4 a sailing of today whose booking has closed says since when', async () => {
  await openResults('trip=one_way&from=HFC&to=BTC&depart=2026-11-20')

  const row = await sailingAt(/^Outbound/, '14:40')

  expect(row).toHaveTextContent('Booking closed at 13:40')
  expect(within(row).queryByText(/^Choose/)).toBeNull()
})

it('FER-2 search, filters, sorting and picks are restored from the address', async () => {
  const address =
    'trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-14&adults=2&children=1' +
    '&sort=price&cls=ECO&time=morning.afternoon&pick=sai_HFC-BTC-SRL-20261212-1020~ECO'

  await openResults(address)

  expect(
    await screen.findByText('Round trip · 12–14 Dec 2026 · 2 adults and 1 child'),
  ).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price')
  expect(screen.getByRole('checkbox', { name: /^Economy \d/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Morning/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Evening/ })).not.toBeChecked()
  expect((await leg(/^Outbound/)).getByRole('button', { name: /^Change/ })).toBeVisible()
  expect((await departures(/^Return/)).every((time) => time >= '06:00' && time < '18:00')).toBe(
    true,
  )
})

it('FER-2 FER-8 the button for the day after loads its sailings, and moves a return that would be earlier', async () => {
  const { user, router } = await openResults(
    'trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-12',
  )
  const strip = within(screen.getByRole('navigation', { name: 'Lowest price per day, Outbound' }))
  expect(strip.getByRole('button', { current: 'date' })).toHaveAccessibleName(
    /^Sat 12 Dec Rp.489,000$/,
  )
  expect(
    strip.getByRole('button', { name: /^Mon 14 Dec Rp.416,300, lowest of these days$/ }),
  ).toBeEnabled()

  await user.click(strip.getByRole('button', { name: 'Day after' }))

  await waitFor(() =>
    expect(router.state.location.search).toContain('depart=2026-12-13&return=2026-12-13'),
  )
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Outbound Sun, 13 Dec' }),
  ).toBeVisible()
})

it('FER-4 a return day before the departure cannot be chosen', async () => {
  await openResults(
    'trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-13&pick=sai_HFC-BTC-SRL-20261212-1020~ECO',
  )

  const strip = within(screen.getByRole('navigation', { name: 'Lowest price per day, Return' }))

  expect(strip.getByRole('button', { name: /^Fri 11 Dec/ })).toBeDisabled()
  expect(strip.getByRole('button', { name: /^Sat 12 Dec/ })).toBeEnabled()
})
