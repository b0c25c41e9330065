import { expect, it } from 'vitest'

import { phoneBook } from './phone-book.ts'

it.each([
  ['0065 91234567', 'ID', '+65 91234567'],
  ['0065 91234567', 'SG', '+65 91234567'],
  ['(0065) 9123-4567', 'MY', '+65 91234567'],
  ['００６５　９１２３４５６７', 'ID', '+65 91234567'],
  ['0091 98765 43210', 'SG', '+91 9876543210'],
  ['0086 138 0013 8000', 'SG', '+86 13800138000'],
  ['(+62) 812-3456-7890', 'SG', '+62 81234567890'],
  ['+62 (0)812 3456 7890', 'SG', '+62 81234567890'],
  ['＋６２ ８１２ ３４５６ ７８９０', 'SG', '+62 81234567890'],
  ['0812–3456–7890', 'ID', '+62 81234567890'],
  // Singapore dials 001 for calls abroad.
  ['001 62 812 3456 7890', 'SG', '+62 81234567890'],
])('CHK-1 reads the number “%s”, typed for %s, as %s', (text, country, number) => {
  const known = phoneBook.read(text, country)

  expect(`${known?.code} ${known?.number}`).toBe(number)
  expect(known?.isPossible).toBe(true)
})

it.each([
  ['0086 138 0013 80', 'SG'],
  ['0012 345 678', 'ID'],
  ['00 99 91234567', 'ID'],
])('CHK-1 guesses nothing for the number “%s”, typed for %s', (text, country) => {
  expect(phoneBook.read(text, country)).toBeNull()
})
