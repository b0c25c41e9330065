import { expect, it } from 'vitest'

import {
  parseManifestPlace,
  serializeManifestPlace,
} from '../features/manifest/model/manifest-url.ts'
import { parseHistoryQuery, serializeHistoryQuery } from '../features/orders/model/history-url.ts'
import {
  parseQuotationSearch,
  serializeQuotationSearch,
} from '../features/quotation/model/quotation-url.ts'
import { parseWalletSearch, serializeWalletSearch } from '../features/wallet/model/wallet-url.ts'
import { parseProductQuery, serializeProductQuery } from '../shared/trade/product/product-url.ts'
import known from './addresses.json' with { type: 'json' }

type Pair = { read: (params: URLSearchParams) => unknown; rewrite: (text: string) => string }

const pair = <Value>(
  read: (params: URLSearchParams) => Value,
  write: (value: Value) => URLSearchParams,
): Pair => ({ read, rewrite: (text) => String(write(read(new URLSearchParams(text)))) })

const pairs: Record<string, Pair> = {
  '/order-history': pair(parseHistoryQuery, serializeHistoryQuery),
  '/quotations': pair(parseQuotationSearch, serializeQuotationSearch),
  '/wallet_balance': pair(parseWalletSearch, serializeWalletSearch),
  '/manifest': pair(parseManifestPlace, serializeManifestPlace),
  '/attractions': pair((params) => parseProductQuery('attraction', params), serializeProductQuery),
  '/hotels': pair((params) => parseProductQuery('hotel', params), serializeProductQuery),
}

it.each(known)(
  'SES-5 NAV-1 $address opens as it always did',
  ({ address, opensAs, isWrittenAs }) => {
    const [path = '', search = ''] = address.split('?')
    const { read, rewrite } = pairs[path] ?? expect.unreachable(path)

    expect(read(new URLSearchParams(search))).toEqual(opensAs)
    expect(rewrite(search)).toBe(isWrittenAs)
  },
)
