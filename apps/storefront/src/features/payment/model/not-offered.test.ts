import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { notOffered } from './not-offered.ts'

const rupiah = (Amount: number): Schemas['Money'] => ({ Amount, Currency: 'IDR', Exponent: 0 })

const method = (
  Code: string,
  changes: Partial<Schemas['PaymentMethod']> = {},
): Schemas['PaymentMethod'] => ({
  Code,
  Kind: 'virtual_account',
  Name: Code,
  Currency: 'IDR',
  ExpiryMinutes: 120,
  NeedsProof: false,
  Minimum: null,
  Maximum: null,
  ...changes,
})

const reasonOf = (changes: Partial<Schemas['PaymentMethod']>) =>
  notOffered([method('OTHER', changes)], [], rupiah(500_000))[0]?.why

it('CHK-4 a method that is offered is not listed as unavailable', () => {
  const both = [method('BCA_VA'), method('BNI_VA')]

  expect(
    notOffered(both, [method('BNI_VA')], rupiah(1)).map(({ method: { Code } }) => Code),
  ).toEqual(['BCA_VA'])
})

it('CHK-4 the reason is the currency, else a limit, else the time that is left', () => {
  expect(reasonOf({ Currency: 'MYR' })).toEqual({ reason: 'currency' })
  expect(reasonOf({ Minimum: rupiah(500_001) })).toEqual({
    reason: 'below',
    minimum: rupiah(500_001),
  })
  expect(reasonOf({ Maximum: rupiah(499_999) })).toEqual({
    reason: 'above',
    maximum: rupiah(499_999),
  })
  expect(reasonOf({ Minimum: rupiah(500_000), Maximum: rupiah(500_000) })).toEqual({
    reason: 'time',
  })
})

it('CHK-7 an agent’s wallet is not listed as unavailable for others', () => {
  expect(reasonOf({ Kind: 'agent_wallet' })).toBeUndefined()
})
