import { expect, it } from 'vitest'

import { isId } from './is-id.ts'

it.each([
  ['order', 'ord_8K2mPq'],
  ['payment', 'pay_abcdef0123456789ABCDEF01'],
  ['sailing', 'sai_HFC-BTC_2026-05-01_1020'],
  ['ferryItem', 'fer_HFC-BTC'],
  ['ferryItem', 'opn_HFC-BTC_ECO'],
  ['product', 'htl_BTM-01'],
  ['product', 'pkg_BTM-DAY'],
  ['quotation', 'quo_4T7KX2M9QA'],
] as const)('NAV-3 lets an %s id like %s through', (kind, id) => {
  expect(isId(kind, id)).toBe(true)
})

it.each([
  ['order', 'ord_'],
  ['order', 'ord_12345'],
  ['order', 'pay_8K2mPq'],
  ['order', 'ord_8K2mPq/../x'],
  ['order', ' ord_8K2mPq'],
  ['order', 'ord_8K2mPq\n'],
  ['ticket', 'tkt_abcdef0123456789ABCDEF012'],
  ['sailing', 'sai_<b>'],
  ['product', 'none-such'],
  ['product', 'pkg_'],
  ['product', 'htl_%E0%A4%A'],
  ['quotation', 'quo_12345'],
] as const)('NAV-3 a malformed %s id like %j fails the route check', (kind, id) => {
  expect(isId(kind, id)).toBe(false)
})
