import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseHash, SECTION_IDS, toHash } from './hash-route.ts'

it('MOCK an address has section, sandbox and parameters, and leaves out defaults', () => {
  expect(parseHash('#/requests?status=4xx&sandbox=alice')).toEqual({
    section: 'requests',
    sandbox: 'alice',
    params: { status: '4xx' },
  })
  expect(toHash({ section: 'mails', sandbox: 'main', params: { mail: '' } })).toBe('#/mails')
})

it.each(['', '#', '#/nowhere', '#/start?sandbox=No%20Name', '#/start?sandbox=../x'])(
  'MOCK the address %j leads to the start of the main sandbox',
  (hash) => {
    expect(parseHash(hash)).toMatchObject({ section: 'start', sandbox: 'main' })
  },
)

it('MOCK every route has an address that leads back to it', () => {
  const names = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,31}$/)
  const params = fc.dictionary(fc.stringMatching(/^[a-rt-z]{1,8}$/), fc.string({ minLength: 1 }))
  fc.assert(
    fc.property(fc.constantFrom(...SECTION_IDS), names, params, (section, sandbox, given) => {
      const route = { section, sandbox, params: { ...given } }

      expect(parseHash(toHash(route))).toEqual(route)
    }),
  )
})
