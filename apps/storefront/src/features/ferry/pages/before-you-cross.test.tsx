import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { keepTestDay, openResults, sailingAt } from '../../../test/open-results.ts'

keepTestDay()

const roundTrip = 'trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-14'
const outPick = 'pick=sai_HFC-BTC-SRL-20261212-1020~ECO'
const backPick = 'pick=sai_BTC-HFC-SRL-20261214-1610~ECO'
const byHorizon = 'trip=one_way&from=HFC&to=BTC&depart=2026-12-12'

it('FER-9 the page lists what the borders of the chosen sailings ask for, with dates and terminal times', async () => {
  await openResults(`${roundTrip}&${outPick}&${backPick}`)

  const section = await screen.findByRole('region', { name: 'Before you cross' })

  const steps = within(section).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Passport valid until 14 Jun 2027 or later For every passenger: 6 months after the last arrival',
    'All Indonesia arrival card: fill in from Wed, 9 Dec Before you arrive at Batam Centre, Batam on Sat, 12 Dec',
    'Check-in closes at 09:50 SGT Sat, 12 Dec at HarbourFront, Singapore, on its own clock',
    'SG Arrival Card: fill in from Fri, 11 Dec Before you arrive at HarbourFront, Singapore on Mon, 14 Dec',
    'Check-in closes at 15:40 WIB Mon, 14 Dec at Batam Centre, Batam, on its own clock',
  ])
})

it('FER-9 the list for the borders waits until every sailing is chosen', async () => {
  await openResults(`${roundTrip}&${outPick}`)

  expect(await screen.findByRole('region', { name: 'Estimated total' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Before you cross' })).toBeNull()
})

it('FER-9 a trip within one country has no list for borders', async () => {
  await openResults(
    'trip=one_way&from=TGP&to=TPI&depart=2026-12-12&pick=sai_TGP-TPI-PNF-20261212-0900~ECO',
  )

  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Before you cross' })).toBeNull()
})

it('FER-2 fares by passport are shown under the general fares', async () => {
  const { user } = await openResults(byHorizon)
  const row = within(await sailingAt(/^Outbound/, '13:30'))

  await user.click(row.getByRole('button', { name: /^Fares and rules/ }))

  const economy = row.getByRole('table', { name: 'Economy' })
  const rows = within(economy).getAllByRole('row')
  expect(rows.slice(0, 7).map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual([
    'Adult 12 and overRp 475,700',
    'Child 3 to 11 yearsRp 436,000',
    'Infant Under 3 yearsRp 105,700',
    'Passport of Indonesia',
    'Adult 12 and overRp 396,400',
    'Child 3 to 11 yearsRp 356,800',
    'Infant Under 3 yearsRp 105,700',
  ])
})

it('FER-5 a chosen sailing with fares by passport says that the general price is shown', async () => {
  await openResults(`${byHorizon}&pick=sai_HFC-BTC-BHF-20261212-1330~ECO`)

  expect(
    await screen.findByText(
      'Shown is the general price. A passport of Indonesia has its own; your order is priced by each passport.',
    ),
  ).toBeVisible()
})
