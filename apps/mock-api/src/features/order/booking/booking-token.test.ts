import { expect, it } from 'vitest'

import { bookingToken } from './booking-token.ts'

it('CHK-9 gives each order a token of its own that only the key leads to', () => {
  const token = bookingToken('ord_5T8Q2MZK7CXA', 'key')

  expect(token).toMatch(/^[A-Za-z0-9_-]{24}$/)
  expect(bookingToken('ord_5T8Q2MZK7CXA', 'key')).toBe(token)
  expect(bookingToken('ord_5T8Q2MZK7CXB', 'key')).not.toBe(token)
  expect(bookingToken('ord_5T8Q2MZK7CXA', 'other')).not.toBe(token)
})
