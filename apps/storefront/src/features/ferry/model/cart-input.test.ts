import type { FerryCriteria } from '@selat/domain'
import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { toOpenTicketInput } from './cart-input.ts'

const CRITERIA: FerryCriteria = {
  tripType: 'open_ticket',
  from: 'HFC',
  to: 'BTC',
  departOn: '',
  returnOn: '',
  isOpenReturn: false,
  sectors: [],
  adults: 2,
  children: 0,
  infants: 1,
}

it.each([
  ['1W', { IsOpenTicket: true, IsOpenTicket2W: false }],
  ['2W', { IsOpenTicket: false, IsOpenTicket2W: true }],
])('FER-6 an open ticket %s has the flag of its kind and no other', (kind, flags) => {
  const product = {
    Item: `opn_HFC-BTC-SRL-ECO-${kind}`,
    IsInternational: true,
    ...flags,
  } as Schemas['OpenTicketProduct'] // the cart needs only these fields

  const { Items } = toOpenTicketInput(CRITERIA, product)

  expect(Items[0]).toMatchObject({
    Ferry: { ...flags, IsRoundTrip: false, Qty: 3, Offers: [] },
  })
})
