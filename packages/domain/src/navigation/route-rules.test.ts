import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findDeadRules, followRules, normalisePath } from './route-rules.ts'

const HOSTS = ['partner.example.com']

function follow(path: string, ...pairs: [from: string, to: string][]) {
  return followRules(path, {
    redirects: pairs.map(([from, to]) => ({ from, to })),
    externalHosts: HOSTS,
  })
}

describe('followRules', () => {
  it('NAV-7 redirects within the site and away from it', () => {
    expect(follow('/old', ['/old', '/ferry'])).toEqual({ kind: 'internal', to: '/ferry' })
    expect(follow('/hotels', ['/hotels', 'https://partner.example.com/x'])).toEqual({
      kind: 'external',
      url: 'https://partner.example.com/x',
    })
    expect(follow('/ferry', ['/old', '/ferry'])).toBeUndefined()
  })

  it('NAV-7 a rule that ends in /* covers everything below, but not the path itself', () => {
    expect(follow('/hotels/7', ['/hotels/*', '/ferry'])).toEqual({ kind: 'internal', to: '/ferry' })
    expect(follow('/hotels', ['/hotels/*', '/ferry'])).toBeUndefined()
    expect(follow('/hotelsandmore', ['/hotels/*', '/ferry'])).toBeUndefined()
    expect(follow('/anything', ['/*', 'https://partner.example.com/'])).toMatchObject({
      kind: 'external',
    })
  })

  it('NAV-7 applies the first rule that fits, and follows its target to the end', () => {
    expect(follow('/a', ['/a', '/b'], ['/a', '/c'], ['/b', '/d?x=1'])).toEqual({
      kind: 'internal',
      to: '/d?x=1',
    })
    expect(follow('/a', ['/a', '/b'], ['/b', 'https://partner.example.com/'])).toMatchObject({
      kind: 'external',
    })
  })

  it('NAV-7 a circle of rules redirects nobody', () => {
    expect(follow('/a', ['/a', '/b'], ['/b', '/a'])).toBeUndefined()
    expect(follow('/a', ['/a', '/a'])).toBeUndefined()
    expect(follow('/x', ['/*', '/ferry'])).toBeUndefined()
  })

  it('NAV-7 a rule with a forbidden target is skipped, and the next one is tried', () => {
    expect(follow('/a', ['/a', 'http://partner.example.com/'])).toBeUndefined()
    expect(follow('/a', ['/a', '//evil.com'], ['/a', '/b'])).toEqual({ kind: 'internal', to: '/b' })
    expect(follow('/a', ['/a', 'javascript:alert(1)'])).toBeUndefined()
  })

  it('NAV-5 NAV-6 no rule redirects from the login or the manifest, but one may lead there', () => {
    expect(follow('/login', ['/login', '/ferry'])).toBeUndefined()
    expect(follow('/manifest', ['/*', '/ferry'])).toBeUndefined()
    expect(follow('/sign-in', ['/sign-in', '/login'])).toEqual({ kind: 'internal', to: '/login' })
  })

  it('NAV-7 no further rule applies to the target of the rules', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/login', '/a/b', '/a/c')
    const rule = fc.record({ from: fc.oneof(path, fc.constantFrom('/*', '/a/*')), to: path })
    fc.assert(
      fc.property(path, fc.array(rule, { maxLength: 6 }), (start, redirects) => {
        const rules = { redirects, externalHosts: [] }
        const target = followRules(start, rules)
        fc.pre(target?.kind === 'internal')
        expect(followRules(target.to, rules)).toBeUndefined()
      }),
    )
  })
})

it('NAV-7 finds the rules that can never be taken', () => {
  const fine = { from: '/old', to: '/ferry' }
  const outside = { from: '/hotels/*', to: 'https://partner.example.com/' }
  const hostile = { from: '/x', to: 'https://evil.com/' }
  const circle = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
  ]

  expect(
    findDeadRules({ redirects: [fine, outside, hostile, ...circle], externalHosts: HOSTS }),
  ).toEqual([hostile, ...circle])
})

it('NAV-1 a slash at the end of a path makes no difference', () => {
  expect(normalisePath('/login/')).toBe('/login')
  expect(normalisePath('/')).toBe('/')
  expect(normalisePath('')).toBe('/')
})
