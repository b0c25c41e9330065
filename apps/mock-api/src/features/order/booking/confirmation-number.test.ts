import { expect, it } from 'vitest'

import { initialsOf } from './confirmation-number.ts'

it('CHK-2 the initials of a confirmation number come from up to three words of the company name', () => {
  expect(initialsOf('Nusa Strait Travel')).toBe('NST')
  expect(initialsOf('Nusa Strait Partners Pte Ltd')).toBe('NSP')
  expect(initialsOf('Selat')).toBe('S')
})
