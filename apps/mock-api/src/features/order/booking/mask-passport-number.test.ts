import { expect, it } from 'vitest'

import { maskPassportNumber } from './passenger-name.ts'

it('CHK-2 shows the last three characters of a passport number and no more', () => {
  expect(maskPassportNumber('K1234567N')).toBe('••••••67N')
  expect(maskPassportNumber('E12345')).toBe('•••345')
  expect(maskPassportNumber(null)).toBe('')
})
