import { expect, it } from 'vitest'

import { isLoopback, testSiteHost } from './test-site-host.ts'

it.each(['localhost', 'LOCALHOST', 'localhost.', '127.0.0.1', '127.9.8.7', '::1', '[::1]'])(
  'APP-1 %s stands for the test site',
  (hostname) => {
    expect(testSiteHost(hostname, 'selat.test')).toBe('www.selat.test')
  },
)

it.each([
  ['b2b.localhost', 'b2b.selat.test'],
  ['riauline.localhost', 'riauline.selat.test'],
  ['a.b.localhost', 'a.b.selat.test'],
])('APP-2 %s stands for %s', (hostname, host) => {
  expect(testSiteHost(hostname, 'selat.test')).toBe(host)
})

it.each([
  ['www.selat.test', 'www.selat.test'],
  ['Book.Example.com', 'book.example.com'],
  ['localhost.example.com', 'localhost.example.com'],
  ['notlocalhost', 'notlocalhost'],
  ['128.0.0.1', '128.0.0.1'],
  ['127.0.0.1.example.com', '127.0.0.1.example.com'],
])('APP-1 the host %s is sent as %s', (hostname, host) => {
  expect(testSiteHost(hostname, 'selat.test')).toBe(host)
  expect(isLoopback(hostname)).toBe(false)
})
