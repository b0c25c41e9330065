import { expect, it } from 'vitest'

import { allowedExternalUrl } from './allowed-external-url.ts'

const HOSTS = ['partner.example.com', 'xn--e1awd7f.com']

it.each([
  'https://partner.example.com',
  'https://partner.example.com/',
  'https://partner.example.com:443/path?x=1#y',
  'HTTPS://Partner.Example.com/path',
  'https://partner.example.com?x=@evil.com',
  'https://xn--e1awd7f.com/',
])('NAV-7 leaves for %s, whose host the tenant lists', (url) => {
  expect(allowedExternalUrl(url, HOSTS)).toBe(url)
})

it.each([
  'http://partner.example.com/',
  'https://evil.com/',
  'https://partner.example.com.evil.com/',
  'https://evil.partner.example.com/',
  'https://partner.example.com@evil.com/',
  'https://user:pass@partner.example.com/',
  'https://partner.example.com:8443/',
  'https://partner.example.com\\@evil.com',
  'https://partner.example.com/\\evil',
  'https:/partner.example.com/',
  'https:partner.example.com',
  '//partner.example.com/',
  'javascript:alert(1)//https://partner.example.com/',
  ' https://partner.example.com/',
  'https://partner.example.com/\n',
  'https://partner.example.com/\tx',
  'https://pаrtner.example.com/',
  'https://епам.com/',
  'https://partner。example.com/',
  'https://partner%2Eexample.com/',
  'https://',
  '',
])('NAV-7 refuses %j', (url) => {
  expect(allowedExternalUrl(url, HOSTS)).toBeNull()
})

it('NAV-7 a tenant without hosts allows no address', () => {
  expect(allowedExternalUrl('https://partner.example.com/', [])).toBeNull()
})
