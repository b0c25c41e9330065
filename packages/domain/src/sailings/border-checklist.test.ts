import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { addCalendarMonths } from '../time/calendar-date.ts'
import { zonedTimeAt } from '../time/zoned-time.ts'
import { type BorderCrossing, borderChecklist } from './border-checklist.ts'

const TO_BATAM: BorderCrossing = {
  isInternational: true,
  arrivalCountry: 'ID',
  sailing: {
    arrivesAt: '2026-12-12T10:20:00+07:00',
    checkInClosesAt: '2026-12-12T09:50:00+08:00',
  },
}
const TO_SINGAPORE: BorderCrossing = {
  isInternational: true,
  arrivalCountry: 'SG',
  sailing: {
    arrivesAt: '2026-12-31T18:10:00+08:00',
    checkInClosesAt: '2026-12-31T15:40:00+07:00',
  },
}
const WITHIN_INDONESIA: BorderCrossing = {
  ...TO_BATAM,
  isInternational: false,
  sailing: {
    arrivesAt: '2027-01-20T10:20:00+07:00',
    checkInClosesAt: '2027-01-20T09:50:00+07:00',
  },
}

it('FER-9 a round trip requires a passport, and each way its arrival card and check-in', () => {
  expect(borderChecklist([TO_BATAM, TO_SINGAPORE])).toEqual([
    { kind: 'passport', neededUntil: '2027-06-30' },
    {
      kind: 'arrival_card',
      crossing: 0,
      card: 'all_indonesia',
      opensOn: '2026-12-09',
      arrivesOn: '2026-12-12',
    },
    { kind: 'check_in', crossing: 0, closesAt: '2026-12-12T09:50:00+08:00' },
    {
      kind: 'arrival_card',
      crossing: 1,
      card: 'sg_arrival_card',
      opensOn: '2026-12-28',
      arrivesOn: '2026-12-31',
    },
    { kind: 'check_in', crossing: 1, closesAt: '2026-12-31T15:40:00+07:00' },
  ])
})

it('FER-9 a crossing inside one country counts neither for the passport nor for a card', () => {
  const steps = borderChecklist([TO_BATAM, WITHIN_INDONESIA])

  expect(steps.map(({ kind }) => kind)).toEqual(['passport', 'arrival_card', 'check_in'])
  expect(steps[0]).toEqual({ kind: 'passport', neededUntil: '2027-06-12' })
  expect(borderChecklist([WITHIN_INDONESIA])).toEqual([])
})

it('FER-9 a ticket without a date has no steps yet', () => {
  expect(borderChecklist([{ ...TO_BATAM, sailing: null }])).toEqual([])
})

it.each([
  ['SG', 'sg_arrival_card'],
  ['MY', 'mdac'],
  ['ID', 'all_indonesia'],
  ['TH', undefined],
  ['constructor', undefined],
])('FER-9 who arrives in %s fills in %s', (arrivalCountry, card) => {
  const steps = borderChecklist([{ ...TO_BATAM, arrivalCountry }])

  expect(steps.flatMap((step) => (step.kind === 'arrival_card' ? step.card : []))).toEqual(
    card === undefined ? [] : [card],
  )
})

it('FER-9 the day of arrival is that of the local time there', () => {
  const lateArrival = {
    arrivesAt: '2026-12-11T23:40:00+07:00',
    checkInClosesAt: '2026-12-11T23:10:00+08:00',
  }
  const [, card] = borderChecklist([{ ...TO_BATAM, sailing: lateArrival }])

  expect(card).toMatchObject({ opensOn: '2026-12-08', arrivesOn: '2026-12-11' })
})

it('FER-9 the passport must be valid for six months after the last arrival', () => {
  const day = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 6 }), (days) => {
      const [passport] = borderChecklist(
        days.map((date) => ({
          ...TO_BATAM,
          sailing: {
            arrivesAt: zonedTimeAt(date, '10:20', 'Asia/Jakarta'),
            checkInClosesAt: zonedTimeAt(date, '09:50', 'Asia/Singapore'),
          },
        })),
      )
      const needed = days.map((date) => addCalendarMonths(date, 6)).toSorted()
      expect(passport).toEqual({ kind: 'passport', neededUntil: needed.at(-1) })
    }),
  )
})
