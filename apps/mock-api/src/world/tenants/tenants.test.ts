import { CONTRAST_TEXT, INSTANSI_ROLE, contrastRatio, currencyExponent } from '@selat/domain'
import { describe, expect, it } from 'vitest'

import { readPaymentMethodFixtures } from '../fixtures/payment-fixtures.ts'
import { readTenantFixtures } from './read-tenant-fixtures.ts'

const tenants = readTenantFixtures()
const methods = readPaymentMethodFixtures()

it('APP-2 at least three tenants differ in host, company ID and colours, and not all have one company currency', () => {
  expect(tenants.length).toBeGreaterThanOrEqual(3)
  for (const key of ['web', 'system', 'slug', 'name'] as const) {
    expect(new Set(tenants.map((tenant) => tenant[key])).size).toBe(tenants.length)
  }
  expect(new Set(tenants.map((tenant) => tenant.theme.light.brand)).size).toBe(tenants.length)
  expect(new Set(tenants.map((tenant) => tenant.companyCurrency)).size).toBeGreaterThan(1)
})

it('ACC-3 user names, e-mail addresses, IDs and passwords belong to one account each', () => {
  const users = tenants.flatMap((tenant) => tenant.users)

  for (const key of ['id', 'username', 'email', 'password'] as const) {
    expect(new Set(users.map((user) => user[key])).size).toBe(users.length)
  }
})

it('MAN-1 customers, agency members and officers have accounts, and one account has an unverified e-mail address', () => {
  const users = tenants.flatMap((tenant) => tenant.users)

  expect(users.map((user) => user.role)).toEqual(
    expect.arrayContaining(['Customer', 'Agent', INSTANSI_ROLE]),
  )
  expect(users.filter((user) => !user.isEmailVerified)).toHaveLength(1)
})

it('AGT-1 agencies have wallets, one per currency and in its own unit', () => {
  const agencies = tenants.flatMap((tenant) => tenant.agencies)

  expect(agencies.length).toBeGreaterThan(1)
  for (const { wallets } of agencies) {
    expect(wallets.length).toBeGreaterThan(0)
    expect(new Set(wallets.map(({ currency }) => currency)).size).toBe(wallets.length)
    for (const { currency, exponent } of wallets) expect(exponent).toBe(currencyExponent(currency))
  }
})

describe.each(tenants)('$slug', (tenant) => {
  it('NAV-5 has accounts of agency members exactly if it is a site of agencies, apart from authorities', () => {
    const others = tenant.users.filter(({ role }) => role !== INSTANSI_ROLE)

    expect(others.every(({ role }) => (role === 'Agent') === tenant.isB2b)).toBe(true)
    expect(others.every((user) => user.isB2b === tenant.isB2b && user.isB2c !== tenant.isB2b)).toBe(
      true,
    )
  })

  it.each(['light', 'dark'] as const)('APP-10 has readable colours in %s', (mode) => {
    const { brand, onBrand, accent, onAccent, ink, surface } = tenant.theme[mode]
    const texts = [
      [onBrand, brand],
      [onAccent, accent],
      [ink, surface],
      [brand, surface],
      [accent, surface],
    ] as const

    for (const [text, ground] of texts)
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(CONTRAST_TEXT)
  })

  it('CHK-4 accepts its company currency by transfer with proof, if there is such a method', () => {
    const transfers = methods.filter(
      ({ currencies, needsProof }) => needsProof && currencies.includes(tenant.companyCurrency),
    )

    expect(
      transfers.length === 0 || transfers.some(({ code }) => tenant.paymentMethods.includes(code)),
    ).toBe(true)
  })

  it.each(tenant.languages)('SUP-3 has both policies in %s, of several sections', (language) => {
    for (const kind of ['privacy', 'booking'] as const) {
      const markup = tenant.markup[kind][language]
      const sections = markup.match(/<h2>/g)?.length ?? 0
      expect(sections).toBeGreaterThanOrEqual(5)
      expect(sections).toBeLessThanOrEqual(8)
      expect(markup).not.toContain('{')
    }
  })
})
