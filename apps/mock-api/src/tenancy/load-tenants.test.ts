import { expect, it } from 'vitest'

import { readTenantFixtures, type TenantFixture } from '../tenants/read-tenant-fixtures.ts'
import type { KnownCodes } from './check-tenant.ts'
import { loadTenants } from './load-tenants.ts'

const fixtures = readTenantFixtures()
const known: KnownCodes = {
  operators: new Set(['SRL', 'PNF', 'JSX', 'BHF']),
  terminals: new Set(fixtures.flatMap(({ ferry }) => [ferry.defaultFrom, ferry.defaultTo])),
  currencies: new Set(fixtures.flatMap(({ currencies }) => currencies)),
  paymentMethods: new Set(fixtures.flatMap(({ paymentMethods }) => paymentMethods)),
}

function withFirst(change: (tenant: TenantFixture) => Partial<TenantFixture>): TenantFixture[] {
  const [first, ...rest] = structuredClone(fixtures)
  if (!first) throw new Error('There are no tenants.')
  return [{ ...first, ...change(first) }, ...rest]
}

it('APP-2 every tenant of the sandbox can be served, by company id and by host', () => {
  const tenants = loadTenants(known)

  expect(tenants.all.map(({ slug }) => slug)).toEqual(['nusa', 'b2b', 'riauline'])
  expect(tenants.bySystem(4103)).toBe(tenants.byHost('riauline.selat.test'))
  expect(tenants.bySystem(123)).toBeUndefined()
})

it.each<[string, (tenant: TenantFixture) => Partial<TenantFixture>]>([
  [
    'nusa: light onBrand on brand has contrast 1.35, needs 4.5',
    ({ theme }) => ({
      theme: { ...theme, light: { ...theme.light, brand: '#dddddd', onBrand: '#ffffff' } },
    }),
  ],
  ['nusa: no operator XYZ', () => ({ operators: ['SRL', 'XYZ'] })],
  ['nusa: no payment method SHELLS', () => ({ paymentMethods: ['SHELLS'] })],
  ['nusa: no terminal ZZZ', ({ ferry }) => ({ ferry: { ...ferry, defaultTo: 'ZZZ' } })],
  ['nusa: no currency XAU', () => ({ currencies: ['XAU', 'IDR', 'SGD'] })],
  [
    'nusa: no selling currency TWD',
    ({ users }) => ({
      users: users.map((user) => ({
        ...user,
        wallet: [{ currency: 'TWD', exponent: 0, amount: 1 }],
      })),
    }),
  ],
  ['nusa: no selling currency IDR', () => ({ currencies: ['SGD'], users: [] })],
  ['nusa: no selling currency SGD', () => ({ currencies: ['IDR'] })],
  [
    'nusa: redirects to https://elsewhere.example/, which it does not allow',
    () => ({ routeRules: [{ from: '/promo', to: 'https://elsewhere.example/' }] }),
  ],
  ['two tenants have the same web', () => ({ web: 'b2b.selat.test' })],
  ['two tenants have the same system', () => ({ system: 4102 })],
])('APP-6 a start is refused because %s', (reason, change) => {
  expect(() => loadTenants(known, withFirst(change))).toThrow(reason)
})
