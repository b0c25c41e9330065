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

it('CHK-4 methods are grouped by kind, in the tenant’s order', () => {
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

it('CHK-4 the agency’s wallet comes first, and automatic methods come before those that are checked by hand', () => {
  expect(
    kindsOf(
      method('TRANSFER_BCA', 'bank_transfer'),
      method('QRIS', 'qr'),
      method('AGENT_WALLET', 'agent_wallet'),
    ).map(([kind]) => kind),
  ).toEqual(['agent_wallet', 'qr', 'bank_transfer'])
})

it('CHK-4 a group shows its time once if it is the same for all methods', () => {
  const minutesOf = (...minutes: number[]) =>
    groupMethods(minutes.map((each, index) => method(`VA_${index}`, 'virtual_account', each)))[0]
      ?.sharedMinutes

  expect(minutesOf(1440, 1440)).toBe(1440)
  expect(minutesOf(1440, 60)).toBeNull()
})

it('CHK-4 without methods there are no groups', () => {
  expect(groupMethods([])).toEqual([])
})
