import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { safeReturnPath } from './safe-return-path.ts'

describe('plain paths within the site', () => {
  it.each([
    '/',
    '/cart',
    '/ferry-result?from=HFC&to=BTC&adults=2#top',
    '/history/ord_8K2mPq',
    '/x?next=https://example.com//a',
    '/x#//example.com',
    '/search?q=%E5%B3%87%E6%B7%A1%E5%B2%9B',
    '/a.b/c..d/.well-known',
    '/@name/:80',
    '/login-help',
  ])('NAV-9 honours %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })
})

describe('hostile and useless values', () => {
  it.each([
    '//example.com',
    '///example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\\/example.com',
    '/%2Fexample.com',
    '/%2f%2fexample.com',
    '/%5Cexample.com',
    '/%252Fexample.com',
    '/.//example.com',
    '/..//example.com',
    '/a/..//example.com',
    '/a/../../b',
    '/%2e%2e/b',
    '/%2E/b',
    '/a/..',
    '/a//b',
    'https://example.com',
    'HTTPS:example.com',
    'javascript:alert(1)',
    '/\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'example.com',
    'user@example.com',
    '?next=/cart',
    '#top',
    '',
    ' /cart',
    '/cart ',
    '/ca\trt',
    '/ca\nrt',
    '/ca\u0000rt',
    '/%00',
    '/%09/example.com',
    '/%0d%0aSet-Cookie:x=1',
    '/%',
    '/%E0%A4%A',
    '/\u2044example.com',
    '/\uFF0Fexample.com',
    '//еxample.com',
    '/峇淡岛',
    '/login',
    '/login/',
    '/LOGIN?next=/cart',
    `/${'a'.repeat(2048)}`,
    null,
    undefined,
    42,
    ['/cart'],
    { toString: () => '/cart' },
  ])('NAV-9 refuses %j', (value) => {
    expect(safeReturnPath(value)).toBeNull()
  })

  it('NAV-9 an accepted path stays on the same origin, however it is resolved', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%2F',
      '%5c',
      '%2e',
      '%252f',
      '%09',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'a',
      'example.com',
      'https:',
      'javascript:',
      '%',
      '\u0000',
      'é',
    )
    const texts = fc.array(pieces, { maxLength: 8 }).map((list) => `/${list.join('')}`)
    // The URL class is the browser's own; the rule itself must run without it.
    const { URL: Url } = globalThis as unknown as {
      URL: new (url: string, base: string) => { origin: string; pathname: string }
    }
    fc.assert(
      fc.property(fc.oneof(texts, fc.webPath(), fc.string()), (text) => {
        const path = safeReturnPath(text)
        fc.pre(path !== null)
        const resolved = new Url(path, 'https://www.selat.test/somewhere/else')
        const again = new Url(resolved.pathname, 'https://www.selat.test')
        expect(resolved.origin).toBe('https://www.selat.test')
        expect(again.origin).toBe('https://www.selat.test')
      }),
      { numRuns: 2000 },
    )
  })
})
