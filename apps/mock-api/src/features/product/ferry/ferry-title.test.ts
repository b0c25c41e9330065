import { expect, it } from 'vitest'

import { readNetworkFixtures } from '../../../world/fixtures/network/read-network-fixtures.ts'
import { createNetwork } from '../../../world/network/network.ts'
import type { BookedSector } from './ferry-booking.ts'
import { ferryTitle } from './ferry-title.ts'

const fixtures = readNetworkFixtures()
const network = createNetwork(fixtures, 'test')

function titleOf(...ways: [from: string, to: string][]): string {
  const sectors = ways.map<BookedSector>(([from, to]) => ({
    route: `${from}-${to}`,
    from,
    to,
    operator: 'BHF',
    class: 'ECO',
    basis: 'one_way',
    sailingId: null,
  }))
  return ferryTitle({ network, language: 'EN' }, { sectors })
}

it('CHK-9 a one-way trip is named by its two ends', () => {
  expect(titleOf(['HFC', 'BTC'])).toBe('HarbourFront, Singapore → Batam Centre, Batam')
})

it('CHK-9 a round trip is named by one chain of terminals', () => {
  expect(titleOf(['HFC', 'BTC'], ['BTC', 'HFC'])).toBe(
    'HarbourFront, Singapore → Batam Centre, Batam → HarbourFront, Singapore',
  )
})

it('CHK-9 ways that do not connect are separated by a dot', () => {
  expect(titleOf(['HFC', 'BTC'], ['BTC', 'STL'], ['PTH', 'SKP'])).toBe(
    'HarbourFront, Singapore → Batam Centre, Batam → Stulang Laut, Johor Bahru' +
      ' · Puteri Harbour, Johor → Sekupang, Batam',
  )
})

it('CHK-9 no terminal name contains a separator of titles', () => {
  const names = fixtures.terminals.flatMap((terminal) => Object.values(terminal.names))

  expect(names.filter((name) => /[·→]/.test(name))).toEqual([])
})
