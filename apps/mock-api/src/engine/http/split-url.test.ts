import { expect, it } from 'vitest'

import { splitUrl } from './split-url.ts'

it.each([
  'http://localhost:4010/travel/v1/base?system=123&web=www.selat.test',
  'http://localhost/travel/v1/company',
  'http://localhost',
  'http://localhost/?',
  'http://localhost/a#b?c',
  'http://localhost/a?b#c?d',
  'http://[::1]:4010/a//b?c=/d?e',
])('API-1 path and query of %s are the same as those of URL', (text) => {
  const request = new Request(text)
  const { pathname, search } = new URL(request.url)

  expect(splitUrl(request.url)).toEqual({ path: pathname, search })
})
