import { expect, it } from 'vitest'

import { tripFlags } from './ferry-criteria.ts'

it.each([
  ['one_way', false, { isRoundTrip: false, isOpenTicket: false, isOpenTicket2W: false }],
  ['round_trip', false, { isRoundTrip: true, isOpenTicket: false, isOpenTicket2W: false }],
  ['multi_city', true, { isRoundTrip: false, isOpenTicket: false, isOpenTicket2W: false }],
  ['open_ticket', false, { isRoundTrip: false, isOpenTicket: true, isOpenTicket2W: false }],
  ['open_ticket', true, { isRoundTrip: false, isOpenTicket: false, isOpenTicket2W: true }],
] as const)('FER-6 flags a %s trip (open return: %s)', (tripType, isOpenReturn, flags) => {
  expect(tripFlags({ tripType, isOpenReturn })).toEqual(flags)
})
