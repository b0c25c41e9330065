import { expect, it } from 'vitest'

import { scriptUrlPolicy } from './script-url-policy.ts'

it('SUP-3 a policy returns the addresses that it allows, and throws for all others', () => {
  const policy = scriptUrlPolicy('offline', (url) => url.startsWith('/service-worker.js?'))

  expect(policy.createScriptURL('/service-worker.js?part=ticket')).toBe(
    '/service-worker.js?part=ticket',
  )
  expect(() => policy.createScriptURL('https://elsewhere.example/service-worker.js?')).toThrow(
    'https://elsewhere.example/service-worker.js? is no script of the policy offline.',
  )
})
