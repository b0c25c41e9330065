import { expect, it } from 'vitest'

import { initialsOf } from './confirmation-number.ts'

it('CHK-2 starts a confirmation number with the initials of the agency', () => {
  expect(initialsOf('Nusa Strait Travel')).toBe('NST')
  expect(initialsOf('Nusa Strait Partners Pte Ltd')).toBe('NSP')
  expect(initialsOf('Selat')).toBe('S')
})
