import { expect, it } from 'vitest'

import { arif, meiLing, sukarno } from '../../../test/saved-people.ts'
import { detailsOf, draftOfSaved, emptyDetails } from '../passenger/passenger-details.ts'
import { fillPlaces } from './fill-places.ts'

const sector = {
  departsOn: '2026-12-12',
  arrivesOn: '2026-12-12',
  isInternational: true,
  bands: { infantUntil: 2, childUntil: 12, seniorFrom: 60 },
}
const adult = { ...emptyDetails(), band: 'adult' as const }
const child = { ...emptyDetails(), band: 'child' as const }
const indexes = (found: ReturnType<typeof fillPlaces>) =>
  found.map(({ index, traveller }) => [index, traveller.FirstName])

it('AGT-4 a customer’s travellers take the free places of their ages', () => {
  expect(indexes(fillPlaces([meiLing, arif, sukarno], [adult, adult, child], sector))).toEqual([
    [0, 'MEI LING'],
    [2, 'ARIF'],
    [1, 'SUKARNO'],
  ])
})

it('AGT-4 travellers who are already entered or fit nowhere take no place', () => {
  const entered = { ...detailsOf(draftOfSaved(meiLing)), band: 'adult' as const }

  expect(indexes(fillPlaces([meiLing, arif, sukarno], [entered, adult], sector))).toEqual([
    [1, 'SUKARNO'],
  ])
})
