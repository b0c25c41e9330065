import { expect, it } from 'vitest'

import { passwordStrength } from './password-strength.ts'

it.each([
  ['1234567', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['qwertyuiop', 'weak'],
  ['abcdefgh1', 'weak'],
  ['huimin-2026', 'weak'],
  ['selat-demo-9', 'strong'],
  ['tidewave', 'fair'],
  ['four ferries at dawn', 'strong'],
  ['Tg7!pQz2', 'strong'],
  ['海峡渡轮清晨出发', 'fair'],
] as const)('ACC-1 the password %s is %s', (password, strength) => {
  expect(passwordStrength(password, ['huimin', 'huimin@example.com'])).toBe(strength)
})

it('ACC-1 words of one or two letters do not count against a password', () => {
  expect(passwordStrength('four ferries at dawn', ['at', ''])).toBe('strong')
})
