import { expect, it } from 'vitest'

import { sampleManifest, samplePassenger, sampleScan } from '../../../test/sample-manifest.ts'
import { findDoubleUse } from './find-double-use.ts'
import { judgeScan, tookEffect } from './judge-scan.ts'

const gate1 = { At: '2026-11-20T08:00:00Z', Place: 'Gate 1', By: 'Budi', Reason: '' }
const arrived = samplePassenger({ Number: 'NST-2', CheckedIn: gate1, State: 'checked_in' })
const manifests = [
  sampleManifest([samplePassenger({ Number: 'NST-3' })], {
    Id: 'sai_BTC-HFC-SRL-20261120-1820',
    DepartsAt: '2026-11-20T18:20:00+07:00',
  }),
  sampleManifest([samplePassenger({ Number: 'NST-1' }), arrived]),
]

it.each([
  ['of the sailing', 'check_in', 'NST-1', 'checked_in'],
  ['that was used at another gate', 'check_in', 'NST-2', 'already_checked_in'],
  ['of another sailing', 'check_in', 'NST-3', 'other_sailing'],
  ['that nobody has heard of', 'check_in', 'NST-9', 'unknown_ticket'],
  ['that is to be taken back', 'undo', 'NST-2', 'undone'],
  ['with nothing to take back', 'undo', 'NST-1', 'not_checked_in'],
] as const)(
  'MAN-2 offline, a ticket %s is judged by the lists on the device',
  (_name, Kind, Code, is) => {
    const verdict = judgeScan(sampleScan({ Kind, Code }), manifests)

    expect(verdict).toMatchObject({ Result: is, by: 'device' })
    expect(tookEffect(verdict)).toBe(is === 'checked_in' || is === 'undone')
  },
)

it('MAN-2 a double use has its time and place, and a ticket of another sailing has that sailing', () => {
  expect(judgeScan(sampleScan({ Code: 'NST-2' }), manifests).CheckedIn).toEqual(gate1)
  expect(judgeScan(sampleScan({ Code: 'NST-3' }), manifests).Sailing).toEqual({
    Id: 'sai_BTC-HFC-SRL-20261120-1820',
    From: 'Batam Centre',
    To: 'HarbourFront',
    DepartsAt: '2026-11-20T18:20:00+07:00',
    OperatorName: 'Selat Riau Line',
  })
})

it('MAN-2 a ticket that another gate had used is a double use, even if the server counts this scan', () => {
  const scan = sampleScan({ Code: 'NST-2' })
  const ours = { At: scan.At, Place: 'Gate 2', By: 'Sari', Reason: '' }
  const result = {
    ...{ Id: scan.Id, Number: 'NST-2', Passenger: 'TAN WEI LING' },
    ...{ Result: 'checked_in' as const, CheckedIn: ours, Sailing: null, CheckInTimes: null },
  }

  expect(findDoubleUse(scan, result, manifests, 'Sari')).toMatchObject({
    Result: 'already_checked_in',
    CheckedIn: gate1,
  })
  expect(findDoubleUse(scan, result, [], 'Sari')).toBe(result)
})

it('MAN-2 a scan of our own that the server had recorded before is no double use', () => {
  const scan = sampleScan({ Code: 'NST-2', Place: 'Gate 1' })
  const result = {
    ...{ Id: scan.Id, Number: 'NST-2', Passenger: 'TAN WEI LING' },
    ...{ Result: 'checked_in' as const, CheckedIn: gate1, Sailing: null, CheckInTimes: null },
  }

  expect(findDoubleUse(scan, result, manifests, 'Budi')).toBe(result)
})

it.each([
  ['before check-in opens', '2026-11-20T07:39:59Z', 'outside_check_in'],
  ['as it opens', '2026-11-20T07:40:00Z', 'checked_in'],
  ['as it closes', '2026-11-20T08:40:00Z', 'checked_in'],
  ['after it has closed', '2026-11-20T08:40:01Z', 'outside_check_in'],
])('MAN-2 offline, a ticket %s is judged as the server does', (_name, At, result) => {
  const verdict = judgeScan(sampleScan({ Code: 'NST-1', At }), manifests)

  expect(verdict.Result).toBe(result)
  expect(verdict.CheckInTimes).toEqual(
    result === 'checked_in'
      ? null
      : {
          OpensAt: '2026-11-20T14:40:00+07:00',
          ClosesAt: '2026-11-20T15:40:00+07:00',
          TimeZone: 'Asia/Jakarta',
        },
  )
})

it('MAN-2 offline, a reason lets a passenger aboard outside the times, and a second use is still refused', () => {
  const early = { At: '2026-11-19T08:00:00Z' }
  const judge = (given: Parameters<typeof sampleScan>[0]) =>
    judgeScan(sampleScan({ ...early, ...given }), manifests).Result

  expect(judge({ Code: 'NST-1', Reason: 'The ship is late' })).toBe('checked_in')
  expect(judge({ Code: 'NST-2' })).toBe('already_checked_in')
  expect(judge({ Code: 'NST-2', Kind: 'undo' })).toBe('undone')
})
