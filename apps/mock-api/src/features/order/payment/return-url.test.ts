import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { openProcessor, pageOf } from '../../../../lab/testing/open-processor.ts'

it.each([
  'https://evil.example/payment',
  'https://www.selat.test@evil.example/',
  'https://www.selat.test.evil.example/',
  'http://www.evil.localhost.example/',
  'https://b2b.selat.test/payment',
  'javascript:alert(1)',
  '//evil.example',
  'data:text/html,x',
  'http://localhost:4173/payment',
  'http://127.0.0.1/payment',
  'https://localhost:5173/payment',
  'http://b2b.localhost:5173/payment',
  'https://www.selat.test:5173/payment',
])('CHK-4 a return address outside the tenant’s own site is refused: %s', async (ReturnUrl) => {
  const { visitor } = await openProcessor()
  const placed = await visitor.book()

  const { status, body } = await visitor.call('startPayment', {
    path: { id: placed.order.Id },
    header: { 'Booking-Token': placed.token },
    body: { PaymentMethod: 'CARD', ReturnUrl },
  })

  expect([status, body.code]).toEqual([400, 'validation_failed'])
  expect(body.errors?.[0]?.pointer).toBe('/ReturnUrl')
})

it.each([
  'https://www.selat.test/payment?order=o',
  'http://localhost:5173/payment',
  'http://127.0.0.1:5173/',
  'http://[::1]:5173/',
  'http://www.localhost:5173/payment',
])('CHK-4 the payer is led back to %s', async (ReturnUrl) => {
  const { visitor, send } = await openProcessor()
  const placed = await visitor.book()
  const { body } = await visitor.call<Schemas['Payment']>('startPayment', {
    path: { id: placed.order.Id },
    header: { 'Booking-Token': placed.token },
    body: { PaymentMethod: 'CARD', ReturnUrl },
  })

  const answer = await send(pageOf(body), { act: 'leave' })

  expect(answer.headers.get('Location')).toBe(ReturnUrl)
})

it('CHK-4 the payer is led back to the payment page when no return address is given', async () => {
  const { visitor, send } = await openProcessor()
  const placed = await visitor.book()
  const { body } = await visitor.choose(placed, 'CARD')

  const answer = await send(pageOf(body), { act: 'leave' })

  expect(answer.headers.get('Location')).toBe(
    `http://localhost:5173/payment?order=${placed.order.Id}`,
  )
})
