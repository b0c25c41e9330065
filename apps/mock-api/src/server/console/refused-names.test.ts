import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'

const TENANTS = 'nusa, b2b, riauline'
const CLOCK = 'an instant with its zone, such as 2026-11-20T06:30:00Z, in the years 2000 to 2099'
const NEWS = { title: 'Winter', news: 'More sailings.' }

it.each([
  ['faults/profile', { name: 'flakey' }, '/name', { allowed: 'slow, flaky, outage, hostile' }],
  ['history', { tenant: 'nussa', username: 'budi', orders: 1 }, '/tenant', { allowed: TENANTS }],
  [
    'history',
    { tenant: 'nusa', username: 'buddi', orders: 1 },
    '/username',
    { allowed: expect.stringMatching(/\bweiling\b.*\bbudi\b/) as string },
  ],
  ['analytics', { tenant: 'nussa', analytics: null }, '/tenant', { allowed: TENANTS }],
  ['newsletter', { tenant: 'nussa', ...NEWS }, '/tenant', { allowed: TENANTS }],
  ['clock', { frozen: true, now: '2026-11-20' }, '/now', { allowed: CLOCK }],
  ['scenarios/payment-late-reseatd/run', {}, 'path:id', { nearest: 'payment-late-reseated' }],
])('ERR-3 %s refuses %j and says what is allowed', async (path, input, pointer, params) => {
  const { sandbox } = await openSandbox()

  const answer = await sandbox.fetch(
    new Request(`http://localhost/__mock/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    }),
  )

  expect(await answer.json()).toMatchObject({ errors: [{ pointer, params }] })
})

it('ERR-3 the client of the console has the nearest scenario in its message', async () => {
  const { sandbox } = await openSandbox()

  await expect(sandbox.console.scenarios.run('payment-late-reseatd')).rejects.toThrow(
    'There is no scenario “payment-late-reseatd”. Did you mean payment-late-reseated?',
  )
})
