import { expect, it } from 'vitest'

import { maskEmail, maskIdCardNumber } from './mask.ts'

it.each([
  ['weiling@example.com', 'w•••••@example.com'],
  ['a@b.co', 'a•••••@b.co'],
  ['"odd@name"@example.com', '"•••••@example.com'],
  ['nothing', '•••••'],
])('ACC-4 %s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})

it.each([
  ['S1234567D', '•••••567D'],
  ['12345', '•••••2345'],
  ['1234', '•••••'],
  ['', ''],
])('ACC-5 the card number "%s" is shown as "%s"', (number, masked) => {
  expect(maskIdCardNumber(number)).toBe(masked)
})
