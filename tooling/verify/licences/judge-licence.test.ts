import { expect, it } from 'vitest'

import { isAllowed } from './judge-licence.ts'

it.each([
  ['MIT', true],
  ['OFL-1.1', true],
  ['GPL-3.0-only', false],
  ['Unknown', false],
  ['', false],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(GPL-2.0-only OR AGPL-3.0-only)', false],
  ['MIT AND CC0-1.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND ISC', true],
  ['MIT OR (GPL-3.0-only AND ISC)', true],
  ['MIT MIT', false],
])('WALL the licence %j is allowed in the product: %s', (expression, isFine) => {
  expect(isAllowed(expression)).toBe(isFine)
})
