import { expect, it } from 'vitest'

import { clientsAnsweredBy } from '../testing/answering-client.ts'
import type { ClientOptions } from './client-options.ts'
import { createAdminClient, createTravelClient } from './create-client.ts'

const settings = {
  baseUrl: 'https://api.example',
  system: 4101,
  currency: 'IDR',
  token: null,
  language: 'en',
} satisfies ClientOptions

it.each(['/travel/v1', '/travel/v1/', '/admin/v1'])(
  'API-1 a base address that was copied with %s leads to the same operations',
  async (end) => {
    const options = { baseUrl: `https://api.example/selat${end}` }
    const { travel, admin, requests } = clientsAnsweredBy(() => Response.json({}), options)

    await travel.get('/travel/v1/company')
    await admin.get('/admin/v1/session')

    expect(requests.map(({ url }) => url.split('?')[0])).toEqual([
      'https://api.example/selat/travel/v1/company',
      'https://api.example/selat/admin/v1/session',
    ])
  },
)

it('API-2 takes plain values for what never changes', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}), settings)

  await travel.get('/travel/v1/company')

  expect(requests[0]?.url).toBe('https://api.example/travel/v1/company?system=4101&currency=IDR')
  expect(requests[0]?.headers.get('Accept-Language')).toBe('en')
  expect(requests[0]?.headers.has('Authorization')).toBe(false)
})

it('API-2 sends a plain token as a bearer header', async () => {
  const { admin, requests } = clientsAnsweredBy(() => Response.json({}), { token: 'secret' })

  await admin.get('/admin/v1/session')

  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret')
})

it.each([
  ['baseUrl', undefined, 'a string, not undefined'],
  ['system', '4101', 'a number or a function that returns it, not string'],
  ['currency', null, 'a string, undefined or a function that returns it, not null'],
  ['token', undefined, 'a string, null or a function that returns it, not undefined'],
  ['token', Promise.resolve('secret'), 'a string, null or a function that returns it, not object'],
  ['language', undefined, 'a string or a function that returns it, not undefined'],
])('API-4 refuses the option %s if it is %s, at creation', (name, value, what) => {
  const options = { ...settings, [name]: value } as ClientOptions // as from JavaScript

  const sentence = `The client’s option “${name}” takes ${what}.`
  expect(() => createTravelClient(options)).toThrow(sentence)
  expect(() => createAdminClient(options)).toThrow(sentence)
})

it('API-4 refuses to be created without options', () => {
  const create = createTravelClient as () => unknown // as from JavaScript

  expect(create).toThrow('The client’s option “baseUrl” takes a string, not undefined.')
})
