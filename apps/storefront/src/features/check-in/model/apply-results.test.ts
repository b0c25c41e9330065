import { expect, it } from 'vitest'

import { sampleManifest, samplePassenger } from '../../../test/sample-manifest.ts'
import { applyResults } from './apply-results.ts'

const earlier = { At: '2026-11-20T08:00:00Z', Place: 'Gate 1', By: 'Budi', Reason: '' }

it('MAN-2 the server’s results are applied to the manifest that was loaded before', () => {
  const manifest = sampleManifest([
    samplePassenger(),
    samplePassenger({ Number: 'NST-4KQ7ZP-2', CheckedIn: earlier, State: 'checked_in' }),
  ])
  const told = { Id: 'scan-1', Passenger: 'TAN WEI LING', Sailing: null, CheckInTimes: null }

  const { Passengers, Sailing } = applyResults(manifest, [
    { ...told, Result: 'already_checked_in', Number: 'NST-4KQ7ZP-1', CheckedIn: earlier },
    { ...told, Result: 'undone', Number: 'NST-4KQ7ZP-2', CheckedIn: null },
    { ...told, Result: 'unknown_ticket', Number: '', CheckedIn: null },
  ])

  expect(Passengers.map(({ State, CheckedIn }) => [State, CheckedIn])).toEqual([
    ['checked_in', earlier],
    ['issued', null],
  ])
  expect(Sailing.CheckedIn).toBe(1)
})

it('MAN-2 a ticket of another sailing changes nothing in this manifest', () => {
  const manifest = sampleManifest([samplePassenger()])

  const { Passengers } = applyResults(manifest, [
    {
      Id: 'scan-1',
      Result: 'other_sailing',
      Number: 'NST-4KQ7ZP-1',
      Passenger: 'TAN WEI LING',
      CheckedIn: earlier,
      Sailing: null,
      CheckInTimes: null,
    },
  ])

  expect(Passengers).toEqual(manifest.Passengers)
})
