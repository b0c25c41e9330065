import { expect, it } from 'vitest'

import { ticketAddress } from '../features/attraction/model/ticket-choice.ts'
import { cabinAddress } from '../features/cruise/model/cabin-choice.ts'
import { hotelAddress } from '../features/hotel/model/hotel-choice.ts'
import { manifestAddress } from '../features/manifest/model/manifest-url.ts'
import { historyAddress } from '../features/orders/model/history-url.ts'
import { tripAddress } from '../features/package/model/trip-choice.ts'
import { quotationsAddress } from '../features/quotation/model/quotation-url.ts'
import { rideAddress } from '../features/transport/model/ride-choice.ts'
import { walletAddress } from '../features/wallet/model/wallet-url.ts'
import type { Codec } from '../shared/kit/address/codec.ts'
import { productAddress } from '../shared/trade/product/product-url.ts'
import known from './addresses.json' with { type: 'json' }

const reader = <Values>({ parse, serialize }: Codec<Values>) => ({
  parse,
  rewrite: (search: URLSearchParams) => String(serialize(parse(search))),
})

const pages = {
  '/order-history': reader(historyAddress),
  '/quotations': reader(quotationsAddress),
  '/wallet_balance': reader(walletAddress),
  '/manifest': reader(manifestAddress),
  '/attractions': reader(productAddress('attraction')),
  '/hotels': reader(productAddress('hotel')),
  '/attractions/:id': reader(ticketAddress),
  '/packages/:id': reader(tripAddress),
  '/transport/:id': reader(rideAddress),
  '/cruises/:id': reader(cabinAddress),
  '/hotels/:id': reader(hotelAddress),
}

it.each(known)('NAV-1 $address opens as it always did', ({ address, opensAs, isWrittenAs }) => {
  const [path = '', text = ''] = address.split('?')
  const search = new URLSearchParams(text)
  const page = Object.entries(pages).find(([name]) => name === path)?.[1]

  expect(page?.parse(search)).toEqual(opensAs)
  expect(page?.rewrite(search)).toBe(isWrittenAs)
})
