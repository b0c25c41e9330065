import { describe, expect, it } from 'vitest'

import {
  decideNavigation,
  isB2bHost,
  loginPathFor,
  type NavigationRequest,
} from './decide-navigation.ts'

const REQUEST: NavigationRequest = {
  host: 'www.selat.test',
  session: null,
  location: { pathname: '/ferry', search: '', hash: '' },
  rules: { redirects: [], externalHosts: ['partner.example.com'] },
  isRouteValid: true,
}
const AGENT = { token: 'abc', roleName: 'Agent' }
const AUTHORITY = { token: 'abc', roleName: 'Instansi' }

function decide(change: Partial<NavigationRequest>, pathname = '/ferry', search = '', hash = '') {
  return decideNavigation({ ...REQUEST, ...change, location: { pathname, search, hash } })
}

describe('guard 1, a visitor on a business-to-business host', () => {
  it('NAV-5 is sent to the login from every other page', () => {
    expect(decide({ host: 'b2b.selat.test' }, '/')).toEqual({ kind: 'redirect', to: '/login' })
    expect(decide({ host: 'b2b.selat.test' }, '/login')).toEqual({ kind: 'allow' })
    expect(decide({ host: 'b2b.selat.test' }, '/login/')).toEqual({ kind: 'allow' })
  })

  it('NAV-5 is recognised by the marker anywhere in the host name, in any case, with a port', () => {
    expect(
      ['b2b.localhost:5173', 'agents-B2B.example.com', 'myb2bsite.com'].map(isB2bHost),
    ).toEqual([true, true, true])
    expect(['www.selat.test', 'b2c.selat.test', 'b-2b.test', 'localhost'].map(isB2bHost)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('NAV-5 may pass with an account, but not with an empty token', () => {
    expect(decide({ host: 'b2b.selat.test', session: AGENT })).toEqual({ kind: 'allow' })
    expect(
      decide({ host: 'b2b.selat.test', session: { token: '', roleName: 'Agent' } }),
    ).toMatchObject({
      kind: 'redirect',
    })
  })

  it('NAV-5 AGT-4 may open a page by its secret link, but the other guards still apply', () => {
    const sent = { host: 'b2b.selat.test', isOpenedBySecret: true }
    expect(decide(sent, '/quotation/baruna-tours')).toEqual({ kind: 'allow' })
    expect(decide({ ...sent, session: AUTHORITY }, '/quotation/baruna-tours')).toEqual({
      kind: 'redirect',
      to: '/manifest',
    })
    expect(decide({ ...sent, isRouteValid: false }, '/quotation/baruna-tours')).toEqual({
      kind: 'notFound',
    })
    expect(decide({ ...sent, isOpenedBySecret: false }, '/quotation/baruna-tours')).toMatchObject({
      kind: 'redirect',
    })
  })

  it('NAV-9 returns to the requested page after the login', () => {
    expect(decide({ host: 'b2b.selat.test' }, '/ferry-result', '?from=HFC', '#x')).toEqual({
      kind: 'redirect',
      to: '/login?next=%2Fferry-result%3Ffrom%3DHFC%23x',
    })
    expect(loginPathFor({ pathname: '//evil.com', search: '', hash: '' })).toBe('/login')
  })
})

describe('guard 2, an authority', () => {
  it('NAV-6 may see only the login and the manifest', () => {
    expect(decide({ session: AUTHORITY })).toEqual({ kind: 'redirect', to: '/manifest' })
    expect(decide({ session: AUTHORITY }, '/')).toEqual({ kind: 'redirect', to: '/manifest' })
    expect(decide({ session: AUTHORITY }, '/manifest/1')).toEqual({
      kind: 'redirect',
      to: '/manifest',
    })
    expect(decide({ session: AUTHORITY }, '/manifest')).toEqual({ kind: 'allow' })
    expect(decide({ session: AUTHORITY }, '/login')).toEqual({ kind: 'allow' })
  })

  it('NAV-6 is recognised by the exact name of its role', () => {
    expect(decide({ session: { token: 'abc', roleName: 'instansi' } })).toEqual({ kind: 'allow' })
  })
})

describe('guard 3, redirects of the tenant', () => {
  const rules = {
    redirects: [
      { from: '/ferry', to: '/ferry-result' },
      { from: '/hotels/*', to: 'https://partner.example.com/hotels' },
      { from: '/cart', to: 'https://evil.com/' },
    ],
    externalHosts: ['partner.example.com'],
  }

  it('NAV-7 redirects within the site and keeps the query', () => {
    expect(decide({ rules }, '/ferry', '?adults=2', '#x')).toEqual({
      kind: 'redirect',
      to: '/ferry-result?adults=2#x',
    })
  })

  it('NAV-7 redirects to an address that the tenant allows, and to no other', () => {
    expect(decide({ rules }, '/hotels/7')).toEqual({
      kind: 'external',
      url: 'https://partner.example.com/hotels',
    })
    expect(decide({ rules }, '/cart')).toEqual({ kind: 'allow' })
  })
})

it('NAV-8 NAV-3 guard 4: a route whose check fails is not found', () => {
  expect(decide({ isRouteValid: false })).toEqual({ kind: 'notFound' })
})

describe('the order of the guards', () => {
  const hosts = ['www.selat.test', 'b2b.selat.test']
  const sessions = [null, { token: null, roleName: 'Instansi' }, AGENT, AUTHORITY]
  const paths = ['/', '/login', '/manifest', '/ferry', '/old', '/away']
  const redirects = [
    { from: '/old', to: '/ferry' },
    { from: '/away', to: 'https://partner.example.com/' },
    { from: '/login', to: '/ferry' },
    { from: '/manifest', to: '/ferry' },
  ]
  const cases = hosts.flatMap((host) =>
    sessions.flatMap((session) =>
      paths.flatMap((pathname) =>
        [true, false].flatMap((hasRules) =>
          [true, false].map((isRouteValid) => ({
            host,
            session,
            pathname,
            hasRules,
            isRouteValid,
          })),
        ),
      ),
    ),
  )

  it.each(cases)(
    'NAV-8 $host $session $pathname rules $hasRules valid $isRouteValid',
    ({ host, session, pathname, hasRules, isRouteValid }) => {
      const rules = { redirects: hasRules ? redirects : [], externalHosts: ['partner.example.com'] }
      const isVisitor = host === 'b2b.selat.test' && !session?.token
      const isAuthority = session?.roleName === 'Instansi'
      const expected = [
        isVisitor &&
          pathname !== '/login' && {
            kind: 'redirect',
            to: loginPathFor({ pathname, search: '', hash: '' }),
          },
        isAuthority &&
          !['/login', '/manifest'].includes(pathname) && { kind: 'redirect', to: '/manifest' },
        hasRules && pathname === '/old' && { kind: 'redirect', to: '/ferry' },
        hasRules &&
          pathname === '/away' && { kind: 'external', url: 'https://partner.example.com/' },
        !isRouteValid && { kind: 'notFound' },
        { kind: 'allow' },
      ].find(Boolean)

      expect(decide({ host, session, rules, isRouteValid }, pathname)).toEqual(expected)
    },
  )

  it('NAV-8 every redirect ends after at most two more steps', () => {
    for (const { host, session, pathname } of cases) {
      const rules = { redirects, externalHosts: ['partner.example.com'] }
      let decision = decide({ host, session, rules }, pathname)
      for (let step = 0; step < 2 && decision.kind === 'redirect'; step += 1) {
        decision = decide({ host, session, rules }, decision.to.split('?')[0])
      }
      expect(decision.kind).not.toBe('redirect')
    }
  })
})
