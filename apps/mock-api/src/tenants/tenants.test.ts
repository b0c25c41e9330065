import {
  B2B_HOST_MARKER,
  CONTRAST_LARGE,
  CONTRAST_TEXT,
  INSTANSI_ROLE,
  contrastRatio,
  currencyExponent,
} from '@selat/domain'
import { describe, expect, it } from 'vitest'

import { readNetworkFixtures } from '../fixtures/network/read-network-fixtures.ts'
import { readPaymentMethodFixtures } from '../fixtures/payment-fixtures.ts'
import {
  readAsset,
  readAssetNames,
  readPolicy,
  readTenantFixtures,
} from './read-tenant-fixtures.ts'

const tenants = readTenantFixtures()
const network = readNetworkFixtures()
const methods = readPaymentMethodFixtures()

it('APP-2 at least three tenants, told apart by host, system, palette and company currency', () => {
  expect(tenants.length).toBeGreaterThanOrEqual(3)
  for (const key of ['web', 'system', 'slug', 'name'] as const) {
    expect(new Set(tenants.map((tenant) => tenant[key])).size).toBe(tenants.length)
  }
  expect(new Set(tenants.map((tenant) => tenant.theme.light.brand)).size).toBe(tenants.length)
  expect(new Set(tenants.map((tenant) => tenant.companyCurrency)).size).toBeGreaterThan(1)
})

it('ACC-3 user names, e-mails and ids belong to one account', () => {
  const users = tenants.flatMap((tenant) => tenant.users)

  for (const key of ['id', 'username', 'email', 'password'] as const) {
    expect(new Set(users.map((user) => user[key])).size).toBe(users.length)
  }
})

it('MAN-1 an officer of an authority and an agent have accounts, and one account waits for its e-mail to be verified', () => {
  const users = tenants.flatMap((tenant) => tenant.users)

  expect(users.map((user) => user.role)).toEqual(
    expect.arrayContaining(['Customer', 'Agent', INSTANSI_ROLE]),
  )
  expect(users.filter((user) => !user.isEmailVerified)).toHaveLength(1)
})

it('AGT-1 agents, and nobody else, have wallets, with one amount a currency in its own unit', () => {
  const users = tenants.flatMap((tenant) => tenant.users)

  expect(users.filter(({ wallet }) => wallet !== undefined)).toEqual(
    users.filter(({ role }) => role === 'Agent'),
  )
  for (const { wallet = [] } of users) {
    expect(new Set(wallet.map(({ currency }) => currency)).size).toBe(wallet.length)
    for (const { currency, exponent } of wallet) expect(exponent).toBe(currencyExponent(currency))
  }
})

describe.each(tenants)('$slug', (tenant) => {
  it('NAV-5 has the marker of agents in its host when and only when it is their portal', () => {
    expect(tenant.web.includes(B2B_HOST_MARKER)).toBe(tenant.isB2b)
    expect(
      tenant.users.every((user) => user.isB2b === tenant.isB2b && user.isB2c !== tenant.isB2b),
    ).toBe(true)
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

  it('APP-6 sells what the network has, in currencies it can take', () => {
    const operators = tenant.operators ?? network.operators.map((operator) => operator.code)
    const { defaultFrom, defaultTo } = tenant.ferry
    const defaultRoute = network.routes.find(
      (route) =>
        [route.from, route.to].includes(defaultFrom) && [route.from, route.to].includes(defaultTo),
    )

    expect(network.operators.map((operator) => operator.code)).toEqual(
      expect.arrayContaining(operators),
    )
    expect(defaultRoute?.operators.some((code) => operators.includes(code))).toBe(true)
    expect(tenant.currencies).toContain(tenant.companyCurrency)
    expect(methods.map((method) => method.code)).toEqual(
      expect.arrayContaining(tenant.paymentMethods),
    )
    expect(tenant.users.every((user) => tenant.currencies.includes(user.currency))).toBe(true)
  })

  it('CHK-4 takes its company currency by transfer with proof', () => {
    const own = methods.filter((method) => tenant.paymentMethods.includes(method.code))

    expect(
      own.some((method) => method.currencies.includes(tenant.companyCurrency) && method.needsProof),
    ).toBe(true)
  })

  it('NAV-7 redirects inside, or over https to a host that it lists', () => {
    for (const { to } of tenant.routeRules) {
      const isInside = to.startsWith('/') && !to.startsWith('//')
      const url = isInside ? undefined : new URL(to)
      expect(
        isInside || (url?.protocol === 'https:' && tenant.externalHosts.includes(url.hostname)),
      ).toBe(true)
    }
  })

  it.each(tenant.languages)('SUP-3 has both policies in %s, of plain markup', (language) => {
    for (const kind of ['privacy', 'booking'] as const) {
      const markup = readPolicy(tenant.slug, kind, language)
      const tags = [...markup.matchAll(/<\/?([^\s>]+)[^>]*>/g)].map((match) => match[0])
      expect(tags.filter((tag) => !/^<\/?(h2|p|ul|li)>$/.test(tag))).toEqual([])
      const sections = markup.match(/<h2>/g)?.length ?? 0
      expect(sections).toBeGreaterThanOrEqual(5)
      expect(sections).toBeLessThanOrEqual(8)
      expect(markup).not.toContain('{')
    }
  })

  it('APP-6 has its logo for both grounds, a loader and a favicon, without scripts or outside links', () => {
    const names = readAssetNames(tenant.slug)

    expect(names).toEqual(['favicon.svg', 'loader.svg', 'logo-dark.svg', 'logo-light.svg'])
    for (const name of names) {
      const svg = readAsset(tenant.slug, name)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/)
      expect(svg).not.toMatch(/<script|\son\w+=|href=|@import|url\(/)
    }
  })

  it('APP-10 has a loader that shows on both grounds', () => {
    const colours = new Set(readAsset(tenant.slug, 'loader.svg').match(/#[0-9a-f]{6}/g))

    for (const colour of colours) {
      for (const { surface } of [tenant.theme.light, tenant.theme.dark]) {
        expect(contrastRatio(colour, surface)).toBeGreaterThanOrEqual(CONTRAST_LARGE)
      }
    }
  })
})
