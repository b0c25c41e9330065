import { expect, it } from 'vitest'

import { isOldEnough } from './is-old-enough.ts'

it.each([
  ['2026-08-14', true],
  ['2026-08-15', false],
])('PRD-5 born on %s, somebody sails on 14 February with six months: %s', (born, isEnough) => {
  expect(isOldEnough(born, '2027-02-14', 6)).toBe(isEnough)
})

it('PRD-5 somebody born on the last day of a long month is six months old on the last day of a short one', () => {
  expect(isOldEnough('2026-08-31', '2027-02-28', 6)).toBe(true)
})
