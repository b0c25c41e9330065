import { expect, it } from 'vitest'

import { summaryOf } from './same-requests.ts'

const sent = (url: string, headers: Record<string, string>) =>
  summaryOf({ method: 'POST', url, headers: { 'accept-language': 'en', ...headers } })

it('BENCH requests count as equal despite another order of the query, another key or another boundary', () => {
  const one = sent('/cart?a=1&b=2', {
    'content-type': 'multipart/form-data; boundary=one',
    'idempotency-key': 'first',
  })
  const other = sent('/cart?b=2&a=1', {
    'content-type': 'multipart/form-data; boundary=other',
    'idempotency-key': 'second',
  })

  expect(one).toBe('POST /cart?a=1&b=2 en, multipart/form-data, a key')
  expect(other).toBe(one)
})

it('BENCH a request without its key or without part of its query counts as another', () => {
  const whole = sent('/cart?a=1', { 'idempotency-key': 'first' })

  expect(sent('/cart?a=1', {})).not.toBe(whole)
  expect(sent('/cart', { 'idempotency-key': 'first' })).not.toBe(whole)
})
