import { afterEach, expect, it } from 'vitest'

import { bookingHeader, bookingsOnDevice, rememberBooking } from './booking-access.ts'

afterEach(() => localStorage.clear())

it('CHK-9 this device opens a booking that was made on it, and no other', () => {
  rememberBooking('ord_1', 'secret-of-one')

  expect(bookingHeader('ord_1')).toEqual({ 'Booking-Token': 'secret-of-one' })
  expect(bookingHeader('ord_2')).toEqual({})
})

it('CHK-9 the device keeps the newest 20 bookings', () => {
  for (let index = 1; index <= 21; index += 1) rememberBooking(`ord_${index}`, `secret-${index}`)

  expect(bookingHeader('ord_1')).toEqual({})
  expect(bookingHeader('ord_2')).toEqual({ 'Booking-Token': 'secret-2' })
  expect(bookingHeader('ord_21')).toEqual({ 'Booking-Token': 'secret-21' })
})

it('CHK-5 the bookings of this device are listed, newest first, without what is no id of an order', () => {
  rememberBooking('ord_0000000001', 'secret-of-one')
  rememberBooking('ord_0000000002', 'secret-of-two')
  rememberBooking('elsewhere/../ord', 'secret-of-none')
  rememberBooking('ord_0000000001', 'secret-of-one')

  expect(bookingsOnDevice()).toEqual(['ord_0000000001', 'ord_0000000002'])
})

it.each(['{', '7', '[["ord_1"]]', '[null]'])('CHK-9 damaged storage %s opens nothing', (text) => {
  localStorage.setItem('bookingAccess', text)

  expect(bookingHeader('ord_1')).toEqual({})
})
