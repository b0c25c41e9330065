import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'

it('API-4 a call keeps the ID that its caller gave it, in answer, problem document and log', async () => {
  const { refused, services } = await openSandbox()

  const { headers, body } = await refused('getSession', {
    header: { 'X-Request-Id': 'checkout-7.step_2' },
  })

  expect(headers.get('X-Request-Id')).toBe('checkout-7.step_2')
  expect(body.requestId).toBe('checkout-7.step_2')
  expect(services.requests.list()[0]?.id).toBe('checkout-7.step_2')
})

it.each(['short', 'x'.repeat(65), 'a name with spaces', '<script>alert(1)</script>', 'käse-käse'])(
  'API-4 a call with the ID %s gets another one from the server',
  async (id) => {
    const { call } = await openSandbox()

    const { headers } = await call('getCompany', { header: { 'X-Request-Id': id } })

    expect(headers.get('X-Request-Id')).toMatch(/^req_[0-9A-Z]{12}$/)
  },
)

it('API-4 an answer of no operation has the ID of its call too', async () => {
  const { fetch } = await openSandbox()

  const response = await fetch(
    new Request('http://sandbox.test/nothing', { headers: { 'X-Request-Id': 'lost-call-1' } }),
  )

  expect(response.headers.get('X-Request-Id')).toBe('lost-call-1')
})
