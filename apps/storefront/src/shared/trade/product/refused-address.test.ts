import { expect, it } from 'vitest'

import { refusedInAddress } from './refused-address.ts'

it.each([
  ['hotel', 'checkIn=2026-02-31&checkOut=2026-12-14', ['date']],
  ['hotel', 'checkIn=2026-12-12', ['date']],
  ['hotel', 'checkIn=2026-12-12&checkOut=2026-12-14&rooms=99,x', ['party']],
  ['attraction', 'date=never&adults=-4', ['date', 'party']],
  ['package', 'children=9e9', ['party']],
  ['transport', 'date=2026-02-30', ['date']],
  ['cruise', 'adults=200', ['party']],
] as const)('FER-2 PRD-6 the %s address “%s” says what cannot be read', (content, text, parts) => {
  expect([...refusedInAddress(content, new URLSearchParams(text))]).toEqual(parts)
})

it.each([
  ['hotel', 'checkIn=2026-12-12&checkOut=2026-12-14&rooms=2,2-5-9'],
  ['attraction', 'date=2026-12-12&adults=2&children=1'],
  ['package', ''],
  ['cruise', 'date=&adults=12'],
] as const)('FER-2 PRD-6 the %s address “%s” has nothing that cannot be read', (content, text) => {
  expect(refusedInAddress(content, new URLSearchParams(text)).size).toBe(0)
})
