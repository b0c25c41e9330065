import type { Schemas } from '@selat/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { fillStorage } from '../../../test/fill-storage.ts'
import { startVisitor } from '../../../test/test-visitor.ts'
import { forgetIntent, startIntent, unansweredIntent } from './order-intent.ts'

const body: Schemas['OrderInput'] = {
  Contact: { Name: 'Tan', Email: 'tan@example.com', PhoneCode: '+65', PhoneNumber: '81234567' },
  Items: [],
  AdditionalNote: '',
  CodeReference: '',
}

const order = { body, currency: 'IDR' }

beforeEach(() => {
  sessionStorage.clear()
  startVisitor()
})
afterEach(() => void vi.restoreAllMocks())

it('CHK-8 the same order keeps its key until it is answered', () => {
  const first = startIntent('cart-a', order)

  expect(startIntent('cart-a', { ...order, body: { ...body } }).key).toBe(first.key)
  expect(unansweredIntent('cart-a')).toEqual(first)
})

it('CHK-8 another cart, input or currency starts a new intent, and a forgotten intent is not found again', () => {
  const first = startIntent('cart-a', order)

  expect(startIntent('cart-b', order).key).not.toBe(first.key)
  const second = startIntent('cart-a', order)
  const another = { ...order, body: { ...body, AdditionalNote: 'hi' } }
  expect(startIntent('cart-a', another).key).not.toBe(second.key)
  const third = startIntent('cart-a', order)
  expect(startIntent('cart-a', { ...order, currency: 'SGD' }).key).not.toBe(third.key)
  forgetIntent()
  expect(unansweredIntent('cart-a')).toBeNull()
})

it('CHK-8 when storage is full an intent is kept in memory until it is answered, and replaces an older one', () => {
  const older = startIntent('cart-a', order)
  fillStorage()

  const another = { ...order, currency: 'SGD' }
  const newer = startIntent('cart-a', another)

  expect(newer.key).not.toBe(older.key)
  expect(startIntent('cart-a', another).key).toBe(newer.key)
  expect(unansweredIntent('cart-a')).toEqual(newer)
  expect(unansweredIntent('cart-b')).toBeNull()
  forgetIntent()
  expect(unansweredIntent('cart-a')).toBeNull()
})
