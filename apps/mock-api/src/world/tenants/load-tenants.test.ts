import { expect, it } from 'vitest'

import { inEveryLanguage } from '../../engine/language.ts'
import type { KnownCodes } from './known-codes.ts'
import { loadTenants } from './load-tenants.ts'
import { readTenantFixtures } from './read-tenant-fixtures.ts'
import type { TenantFixture, TenantReading } from './read-tenant-folder.ts'

const fixtures = readTenantFixtures()
const known: KnownCodes = {
  operators: new Set(['SRL', 'PNF', 'JSX', 'BHF']),
  terminals: new Set(['HFC', 'BTC', 'STL', 'SKP', 'TMF']),
  routes: [
    { from: 'HFC', to: 'BTC', operators: ['SRL', 'PNF'] },
    { from: 'BTC', to: 'STL', operators: ['JSX'] },
  ],
  currencies: new Map([
    ['IDR', 0],
    ['SGD', 2],
    ['MYR', 2],
    ['USD', 2],
  ]),
  paymentMethods: new Map(
    fixtures.flatMap(({ paymentMethods, currencies }) =>
      paymentMethods.map((code): [string, readonly string[]] => [
        code,
        code === 'CARD' ? currencies : ['IDR', 'SGD', 'MYR', 'USD'],
      ]),
    ),
  ),
}

function withFirst(change: (tenant: TenantFixture) => Partial<TenantFixture>): TenantReading[] {
  const [first, ...rest] = structuredClone(fixtures)
  if (!first) throw new Error('There are no tenants.')
  return [{ ...first, ...change(first) }, ...rest].map((fixture) => ({
    folder: `tenants/${fixture.slug}`,
    fixture,
    reasons: [],
  }))
}

const agencyWith = (currency: string, exponent: number) => ({
  id: 'agy_TEST0001',
  name: 'Shore Tours',
  email: 'desk@shore.example',
  phone: '+62778410399',
  wallets: [{ currency, exponent, amount: 1, creditLimit: 0 }],
  markup: [],
  customers: [],
})

const rule = { product: 'ferry' as const, operator: null, percent: 5, perPerson: [] }

/** A text that only Chinese has. */
const inChinese = (text: string) => ({ ...inEveryLanguage(() => ''), ZH: text })

it('APP-2 every tenant of the sandbox is found by company ID and by host', () => {
  const tenants = loadTenants(known)

  expect(tenants.all.map(({ slug }) => slug)).toEqual(fixtures.map(({ slug }) => slug))
  expect(tenants.bySystem(4103)).toBe(tenants.byHost('riauline.selat.test'))
  expect(tenants.bySystem(123)).toBeUndefined()
})

it.each<[string, (tenant: TenantFixture) => Partial<TenantFixture>]>([
  [
    'tenant.json: /theme/light/onBrand: on brand it has contrast 1.35, needs 4.5',
    ({ theme }) => ({
      theme: { ...theme, light: { ...theme.light, brand: '#dddddd', onBrand: '#ffffff' } },
    }),
  ],
  ['tenant.json: /operators: no operator XYZ', () => ({ operators: ['SRL', 'XYZ'] })],
  [
    'tenant.json: /paymentMethods: no payment method SHELLS',
    () => ({ paymentMethods: ['SHELLS'] }),
  ],
  [
    'tenant.json: /ferry: no terminal ZZZ',
    ({ ferry }) => ({ ferry: { ...ferry, defaultTo: 'ZZZ' } }),
  ],
  [
    'tenant.json: none of its operators sails between HFC and STL',
    ({ ferry }) => ({ ferry: { ...ferry, defaultTo: 'STL' } }),
  ],
  [
    'tenant.json: none of its operators sails between HFC and BTC',
    () => ({ operators: ['JSX', 'BHF'] }),
  ],
  ['tenant.json: /currencies: no currency XAU', () => ({ currencies: ['XAU', 'IDR', 'SGD'] })],
  [
    'agencies.json: /agencies: no selling currency TWD',
    () => ({ agencies: [agencyWith('TWD', 0)] }),
  ],
  [
    'agencies.json: a wallet has SGD with exponent 0, needs 2',
    () => ({ agencies: [agencyWith('SGD', 0)] }),
  ],
  [
    'agencies.json: /agencies: no operator XYZ',
    () => ({
      agencies: [{ ...agencyWith('SGD', 2), markup: [rule, { ...rule, operator: 'XYZ' }] }],
    }),
  ],
  [
    'agencies.json: rule 2 of Shore Tours: duplicate',
    () => ({ agencies: [{ ...agencyWith('SGD', 2), markup: [rule, rule] }] }),
  ],
  ['tenant.json: /companyCurrency: no selling currency IDR', () => ({ currencies: ['SGD'] })],
  ['users.json: /users: no selling currency SGD', () => ({ currencies: ['IDR'] })],
  [
    'tenant.json: /paymentMethods: no payment method for USD',
    ({ currencies }) => ({ currencies: [...currencies, 'USD'], paymentMethods: [] }),
  ],
  [
    'promos.json: SELAT10 has no known currency XAU',
    ({ promos }) => ({
      promos: promos.map((promo) => ({
        ...promo,
        minimum: [{ amount: 1, currency: 'XAU', exponent: 0 }],
      })),
    }),
  ],
  [
    'users.json: two accounts have the username weiling',
    ({ users }) => ({ users: [...users, ...users] }),
  ],
  [
    'users.json: the password of weiling is shorter than 20',
    ({ settings }) => ({ settings: { ...settings, passwordMinLength: 20 } }),
  ],
  [
    'users.json: /users: no role instansi',
    ({ users }) => ({ users: users.map((user) => ({ ...user, role: 'instansi' })) }),
  ],
  [
    'users.json: /users: no terminal ZZZ',
    ({ users }) => ({ users: users.map((user) => ({ ...user, terminals: ['ZZZ'] })) }),
  ],
  [
    'users.json: weiling reads terminals, but is no authority',
    ({ users }) => ({ users: users.map((user) => ({ ...user, terminals: ['BTC'] })) }),
  ],
  [
    'users.json: weiling has another role, isB2b or isB2c than a site of customers has',
    ({ users }) => ({ users: users.map((user) => ({ ...user, isB2b: true })) }),
  ],
  ['tenant.json: currencies has SGD twice', () => ({ currencies: ['SGD', 'IDR', 'SGD'] })],
  [
    'agencies.json: agencies has agy_TEST0001 twice',
    () => ({ agencies: [agencyWith('SGD', 2), agencyWith('SGD', 2)] }),
  ],
  [
    'agencies.json: wallets of Shore Tours has SGD twice',
    () => {
      const agency = agencyWith('SGD', 2)
      return { agencies: [{ ...agency, wallets: [...agency.wallets, ...agency.wallets] }] }
    },
  ],
  ['promos.json: promos has SELAT10 twice', ({ promos }) => ({ promos: [...promos, ...promos] })],
  [
    'tenant.json: redirects to https://elsewhere.example/, which it does not allow',
    () => ({ routeRules: [{ from: '/promo', to: 'https://elsewhere.example/' }] }),
  ],
  [
    'tenant.json: redirects to //elsewhere.example, which it does not allow',
    () => ({ routeRules: [{ from: '/promo', to: '//elsewhere.example' }] }),
  ],
  [
    'tenant.json: the redirect from /sale to /promo is never taken: redirects may not run in a circle',
    () => ({
      routeRules: [
        { from: '/promo', to: '/sale' },
        { from: '/sale', to: '/promo' },
      ],
    }),
  ],
  [
    'tenant.json: the redirect from /promo/* to /promo/today is never taken',
    () => ({ routeRules: [{ from: '/promo/*', to: '/promo/today' }] }),
  ],
  [
    'tenant.json: languages lacks EN, which a first visit speaks',
    () => ({ languages: ['ID', 'ZH'] }),
  ],
  [
    'tenant.json: isB2b is true, but the host www.selat.test lacks the marker b2b',
    () => ({ isB2b: true }),
  ],
  [
    'tenant.json: isB2b is false, but the host b2b-shop.selat.test has the marker b2b',
    () => ({ web: 'b2b-shop.selat.test' }),
  ],
  [
    'tenant.json: settings.bookingMode is guest, but on a site of agents nobody books without an account',
    () => ({ web: 'b2b-shop.selat.test', isB2b: true }),
  ],
  [
    'policies/booking.ZH.html: has <a href="/">, but only h2, p, ul and li, without attributes, are shown',
    ({ markup }) => ({ markup: { ...markup, booking: inChinese('<p><a href="/">x</a></p>') } }),
  ],
  [
    'assets/logo-light.svg: has onload=, and may have no script or link',
    ({ assets }) => ({
      assets: {
        ...assets,
        'logo-light.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="x()"/>',
      },
    }),
  ],
  ...(
    [
      ['<x:script', '<x:script xmlns:x="http://www.w3.org/2000/svg">x()</x:script>'],
      ['<iframe', '<iframe xmlns="http://www.w3.org/1999/xhtml"/>'],
      ['<animate', '<animate attributeName="d"/>'],
      ['"onload=', '<path d=""onload="x()"/>'],
      ['src=', '<path src="//elsewhere.example"/>'],
      ['\\', '<style>@\\69mport "//elsewhere.example"</style>'],
      ['<?', '<?xml-stylesheet ?>'],
    ] as const
  ).map(([message, inside]): [string, (tenant: TenantFixture) => Partial<TenantFixture>] => [
    `assets/favicon.svg: has ${message}, and may have no script or link`,
    ({ assets }) => ({
      assets: {
        ...assets,
        'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`,
      },
    }),
  ]),
  [
    'assets/favicon.svg: does not begin as <svg xmlns="…" viewBox="…"',
    ({ assets }) => ({ assets: { ...assets, 'favicon.svg': 'GIF89a' } }),
  ],
  [
    'assets/loader.svg: #ffffff on the light surface has contrast 1.06, needs 3',
    ({ assets }) => ({
      assets: {
        ...assets,
        'loader.svg': assets['loader.svg'].replaceAll(/#[0-9a-f]{6}/g, '#ffffff'),
      },
    }),
  ],
  [
    'tenants/b2b/tenant.json: has the web b2b.selat.test of tenants/nusa',
    () => ({ web: 'b2b.selat.test', isB2b: true }),
  ],
  ['tenants/b2b/tenant.json: has the system 4102 of tenants/nusa', () => ({ system: 4102 })],
])('APP-6 a start is refused because %s', (reason, change) => {
  const whole = reason.startsWith('tenants/') ? reason : `tenants/nusa/${reason}`

  expect(() => loadTenants(known, withFirst(change))).toThrow(`\n  ${whole}`)
})
