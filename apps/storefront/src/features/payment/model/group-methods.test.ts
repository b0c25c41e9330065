import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { groupMethods } from './group-methods.ts'

const method = (
  Code: string,
  Kind: Schemas['PaymentMethodKind'],
  ExpiryMinutes = 120,
): Schemas['PaymentMethod'] => ({
  Code,
  Kind,
  Name: Code,
  Currency: 'IDR',
  ExpiryMinutes,
  NeedsProof: Kind === 'bank_transfer',
  Minimum: null,
  Maximum: null,
})

const kindsOf = (...methods: Schemas['PaymentMethod'][]) =>
  groupMethods(methods).map(({ kind, methods: ofKind }) => [kind, ofKind.map(({ Code }) => Code)])

it('CHK-4 methods stand together by kind, in the tenant’s order', () => {
  expect(
    kindsOf(
      method('BCA_VA', 'virtual_account'),
      method('QRIS', 'qr'),
      method('BNI_VA', 'virtual_account'),
    ),
  ).toEqual([
    ['virtual_account', ['BCA_VA', 'BNI_VA']],
    ['qr', ['QRIS']],
  ])
})

it('CHK-4 what is confirmed by itself comes before what somebody has to look at, and an own wallet first', () => {
  expect(
    kindsOf(
      method('TRANSFER_BCA', 'bank_transfer'),
      method('QRIS', 'qr'),
      method('AGENT_WALLET', 'agent_wallet'),
    ).map(([kind]) => kind),
  ).toEqual(['agent_wallet', 'qr', 'bank_transfer'])
})

it('CHK-4 the time of a group is said once where it is the same for all', () => {
  const minutesOf = (...minutes: number[]) =>
    groupMethods(minutes.map((each, index) => method(`VA_${index}`, 'virtual_account', each)))[0]
      ?.sharedMinutes

  expect(minutesOf(1440, 1440)).toBe(1440)
  expect(minutesOf(1440, 60)).toBeNull()
})

it('CHK-4 no method makes no group', () => {
  expect(groupMethods([])).toEqual([])
})
