import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { groupMethods } from './group-methods.ts'

const method = (Code: string, Kind: Schemas['PaymentMethodKind']): Schemas['PaymentMethod'] => ({
  Code,
  Kind,
  Name: Code,
  Currency: 'IDR',
  ExpiryMinutes: 120,
  NeedsProof: Kind === 'bank_transfer',
  Minimum: null,
  Maximum: null,
})

it('CHK-4 methods stand together by kind, in the tenant’s order', () => {
  const groups = groupMethods([
    method('TRANSFER_BCA', 'bank_transfer'),
    method('QRIS', 'qr'),
    method('TRANSFER_MANDIRI', 'bank_transfer'),
  ])

  expect(groups.map(({ kind, methods }) => [kind, methods.map(({ Code }) => Code)])).toEqual([
    ['bank_transfer', ['TRANSFER_BCA', 'TRANSFER_MANDIRI']],
    ['qr', ['QRIS']],
  ])
})

it('CHK-4 no method makes no group', () => {
  expect(groupMethods([])).toEqual([])
})
