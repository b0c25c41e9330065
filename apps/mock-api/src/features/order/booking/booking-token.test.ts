import { expect, it } from 'vitest'

import { bookingToken } from './booking-token.ts'

it('CHK-9 each order has a token of its own, which depends on the secret key', () => {
  const token = bookingToken('ord_5T8Q2MZK7CXA', 'key')

  expect(token).toMatch(/^[A-Za-z0-9_-]{24}$/)
  expect(bookingToken('ord_5T8Q2MZK7CXA', 'key')).toBe(token)
  expect(bookingToken('ord_5T8Q2MZK7CXB', 'key')).not.toBe(token)
  expect(bookingToken('ord_5T8Q2MZK7CXA', 'other')).not.toBe(token)
})
