import { expect, it } from 'vitest'

import { createTrackedInstant } from './tracked-instant.ts'

const at = (instant: string) => Date.parse(instant)

it('FER-1 a tracked instant changes at the first compared instant that has not come yet', () => {
  const moment = createTrackedInstant('2026-11-20T06:30:00.000Z')

  expect(moment.hasCome(at('2026-11-20T06:30:00.000Z'))).toBe(true)
  expect(moment.hasCome(at('2026-11-20T06:30:00.001Z'))).toBe(false)
  expect(moment.hasCome(at('2026-11-20T08:00:00.000Z'))).toBe(false)
  expect(moment.changesAtMs()).toBe(at('2026-11-20T06:30:00.001Z'))
})

it('FER-1 a tracked instant without comparisons never changes', () => {
  expect(createTrackedInstant('2026-11-20T06:30:00.000Z').changesAtMs()).toBe(
    Number.POSITIVE_INFINITY,
  )
})

it.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20', '2026-11-20T16:00:00.000Z'],
  ['2026-11-20T16:00:00.000Z', '2026-11-21', '2026-11-21T16:00:00.000Z'],
  ['2026-11-19T16:00:00.000Z', '2026-11-20', '2026-11-20T16:00:00.000Z'],
])('FER-1 at %s it is %s in Singapore, until %s', (now, date, until) => {
  const moment = createTrackedInstant(now)

  expect(moment.dateIn('Asia/Singapore')).toBe(date)
  expect(moment.changesAtMs()).toBe(at(until))
})
