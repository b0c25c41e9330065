import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toEpochMs, toUtcText } from '../time/instant.ts'
import { openDayAt, type OpeningHours, openingsOn, openSpansOn } from './opening-hours.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

const nightSafari: OpeningHours = {
  openings: [{ days: EVERY_DAY, opens: '19:15', closes: '00:00', lastAdmission: '23:15' }],
  months: null,
}

const lateBar: OpeningHours = {
  openings: [{ days: [5, 6], opens: '20:00', closes: '02:30', lastAdmission: '01:30' }],
  months: null,
}

const snorkelling: OpeningHours = {
  openings: [{ days: EVERY_DAY, opens: '09:00', closes: '16:00', lastAdmission: '09:00' }],
  months: [3, 4, 5, 6, 7, 8, 9, 10],
}

const waterPark: OpeningHours = {
  openings: [
    { days: [1, 3, 4, 5], opens: '10:00', closes: '18:00', lastAdmission: null },
    {
      days: [2],
      opens: '10:00',
      closes: '18:00',
      lastAdmission: null,
      during: [{ from: '2026-12-14', until: '2027-01-03' }],
    },
    { days: [6, 7], opens: '09:00', closes: '19:00', lastAdmission: null },
  ],
  months: null,
  closures: [{ from: '2027-01-01', until: '2027-01-01' }],
}

const mosque: OpeningHours = {
  openings: [
    { days: [5], opens: '13:30', closes: '17:00', lastAdmission: null },
    { days: [5], opens: '08:00', closes: '11:30', lastAdmission: null },
  ],
  months: null,
}

const at = (text: string) => toEpochMs(text)
const told = (hours: OpeningHours, timeZone: string, now: string) => {
  const { date, state, opensAtMs, closesAtMs } = openDayAt(hours, timeZone, at(now))
  const text = (ms: number | null) => (ms === null ? null : toUtcText(ms))
  return [date, state, text(opensAtMs), text(closesAtMs)]
}

describe('openingsOn', () => {
  it('PRD-2 a day of the week that is not named is closed', () => {
    expect(openingsOn(lateBar, '2026-11-19')).toEqual([])
    expect(openingsOn(lateBar, '2026-11-20')).toHaveLength(1)
  })

  it('PRD-2 the monsoon closes whole months', () => {
    expect(openingsOn(snorkelling, '2026-11-20')).toEqual([])
    expect(openingsOn(snorkelling, '2027-02-28')).toEqual([])
    expect(openingsOn(snorkelling, '2027-03-01')).toHaveLength(1)
  })

  it('PRD-2 a Tuesday opens in the school holidays only, and a closure wins over the week', () => {
    expect(openingsOn(waterPark, '2026-12-08')).toEqual([])
    expect(openingsOn(waterPark, '2026-12-15')).toHaveLength(1)
    expect(openingsOn(waterPark, '2027-01-01')).toEqual([])
  })

  it('PRD-2 a day that closes for prayers has two openings, the earlier first', () => {
    expect(openingsOn(mosque, '2026-11-20').map(({ opens }) => opens)).toEqual(['08:00', '13:30'])
  })
})

it('PRD-2 an opening past midnight ends on the next day, with its last admission', () => {
  const [span] = openSpansOn(lateBar, '2026-11-20', 'Asia/Singapore')

  expect(toUtcText(span?.opensAtMs ?? 0)).toBe('2026-11-20T12:00:00.000Z')
  expect(toUtcText(span?.closesAtMs ?? 0)).toBe('2026-11-20T18:30:00.000Z')
  expect(toUtcText(span?.admitsUntilMs ?? 0)).toBe('2026-11-20T17:30:00.000Z')
})

describe('openDayAt', () => {
  it('PRD-2 opens later today, in local time', () => {
    expect(told(nightSafari, 'Asia/Singapore', '2026-11-20T06:30:00Z')).toEqual([
      '2026-11-20',
      'opens_later',
      '2026-11-20T11:15:00.000Z',
      null,
    ])
  })

  it('PRD-2 is open from the very minute it opens until the minute it closes', () => {
    const state = (now: string) => openDayAt(nightSafari, 'Asia/Singapore', at(now)).state

    expect(state('2026-11-20T11:14:59Z')).toBe('opens_later')
    expect(state('2026-11-20T11:15:00Z')).toBe('open')
    expect(state('2026-11-20T15:59:59Z')).toBe('open')
    expect(state('2026-11-20T16:00:00Z')).toBe('opens_later')
  })

  it('PRD-2 at one in the morning the place is still open from the evening before, and opens again today', () => {
    expect(told(lateBar, 'Asia/Singapore', '2026-11-20T17:00:00Z')).toEqual([
      '2026-11-21',
      'open',
      '2026-11-21T12:00:00.000Z',
      '2026-11-20T18:30:00.000Z',
    ])
  })

  it('PRD-2 is closed for today once the day’s opening is over', () => {
    expect(told(mosque, 'Asia/Jakarta', '2026-11-20T10:00:00Z')).toEqual([
      '2026-11-20',
      'closed_for_today',
      '2026-11-27T01:00:00.000Z',
      null,
    ])
  })

  it('PRD-2 between two openings of a day the place opens later today', () => {
    expect(told(mosque, 'Asia/Jakarta', '2026-11-20T05:00:00Z').slice(1, 3)).toEqual([
      'opens_later',
      '2026-11-20T06:30:00.000Z',
    ])
  })

  it('PRD-2 a place that is closed for the monsoon is closed all day, and has no next opening', () => {
    expect(told(snorkelling, 'Asia/Kuala_Lumpur', '2026-11-20T06:30:00Z')).toEqual([
      '2026-11-20',
      'closed_all_day',
      null,
      null,
    ])
  })

  it('PRD-2 one instant can be two different days in two places', () => {
    const now = '2026-11-20T16:30:00Z'

    expect(told(nightSafari, 'Asia/Singapore', now)[0]).toBe('2026-11-21')
    expect(told(nightSafari, 'Asia/Jakarta', now)[0]).toBe('2026-11-20')
  })

  it('PRD-2 is open exactly when some opening has begun and not ended, whatever the minute', () => {
    const start = at('2026-11-16T00:00:00Z')
    const minutes = fc.integer({ min: 0, max: 14 * 24 * 60 })
    const days = [
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
      '22',
      '23',
      '24',
      '25',
      '26',
      '27',
      '28',
    ]

    fc.assert(
      fc.property(
        minutes,
        fc.constantFrom(nightSafari, lateBar, waterPark, mosque),
        (minute, hours) => {
          const now = start + minute * 60_000
          const spans = [...days, '29', '30'].flatMap((day) =>
            openSpansOn(hours, `2026-11-${day}`, 'Asia/Jakarta'),
          )
          const isOpen = spans.some((span) => span.opensAtMs <= now && now < span.closesAtMs)

          expect(openDayAt(hours, 'Asia/Jakarta', now).state === 'open').toBe(isOpen)
        },
      ),
    )
  })
})
