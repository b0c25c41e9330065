import { expect, it } from 'vitest'

import { renderApp, takeDrift } from './render-app.tsx'
import { undeclaredIn } from './undeclared-in.ts'

const COMPANY = 'http://localhost/travel/v1/company?system=4101'

function found(url: string, headers: Record<string, string> = {}, method = 'GET') {
  return undeclaredIn({ method, url, headers: Object.entries(headers) })
}

it('API-1 everything in the contract is accepted, and so is what browsers add by themselves', () => {
  const browser = { Accept: '*/*', 'Sec-Fetch-Mode': 'cors', 'User-Agent': 'x', Host: 'localhost' }
  const ours = { 'accept-language': 'id', Authorization: 'Bearer x' }

  expect(found(`${COMPANY}&currency=SGD`, { ...browser, ...ours })).toEqual([])
  expect(found('http://localhost/travel/v1/cart?system=4101', { 'cart-token': 'x' })).toEqual([])
  expect(found('http://localhost/travel/v1/asset/nusa/logo.svg?v=2')).toEqual([])
  expect(found('http://localhost/assets/start.js?deck=upper')).toEqual([])
})

it.each([
  ['an extra query parameter', `${COMPANY}&deck=upper`, {}, 'query:deck'],
  ['a header of ours on a call that has none', COMPANY, { 'Cart-Token': 'x' }, 'header:cart-token'],
  ['a header that no call has', COMPANY, { 'X-Deck': 'upper' }, 'header:x-deck'],
])('API-1 %s is found', (_what, url, headers, name) => {
  expect(found(url, headers)).toEqual([`GET /travel/v1/company ${name}`])
})

it('API-1 an address and a method that the contract does not have are found', () => {
  expect(found('http://localhost/travel/v1/deck')).toEqual(['GET /travel/v1/deck'])
  expect(found(COMPANY, {}, 'PUT')).toEqual(['PUT /travel/v1/company'])
})

it('API-1 a call of a page that is not in the contract is found', async () => {
  await renderApp('/')
  expect(await takeDrift()).toEqual([])

  await fetch(`${COMPANY}&deck=upper`)

  expect(await takeDrift()).toEqual(['GET /travel/v1/company query:deck'])
})
