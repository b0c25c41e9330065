import type { ServerSchemas as Schemas } from '@selat/sdk'
import { expect, onTestFinished } from 'vitest'

import { auditSandbox } from '../../src/audit/audit-sandbox.ts'
import { TEST_CARDS } from '../../src/features/order/processor/test-cards.ts'
import { openSandbox } from './open-sandbox.ts'
import { createOperator, createVisitor, type Placed } from './visitor.ts'

/** The page to which payers return in tests. */
export const BACK = 'http://localhost:5173/payment?order=o'

/**
 * Opens a payer at the pages of a processor. At the end, all answers must have kept the contract, and the audit must find
 * nothing.
 */
export async function openProcessor() {
  const { sandbox } = await openSandbox({ seed: 'processor' })
  onTestFinished(async () => {
    expect(sandbox.services.requests.list().flatMap(({ violations }) => violations)).toEqual([])
    expect(await auditSandbox(sandbox.store.db, sandbox.services)).toEqual([])
  })
  const visitor = createVisitor(sandbox)
  const operate = createOperator(sandbox)

  /** Chooses a method whose page takes the money, and returns the address of that page. */
  async function choose(placed: Placed, method = 'CARD', language = 'en') {
    const { body } = await visitor.call<Schemas['Payment']>('startPayment', {
      path: { id: placed.order.Id },
      header: { 'Booking-Token': placed.token },
      body: { PaymentMethod: method, ReturnUrl: BACK },
      language,
    })
    return pageOf(body)
  }

  const open = (url: string) => sandbox.fetch(new Request(url))
  const send = (url: string, form: Record<string, string>) =>
    sandbox.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(form) }))
  const payBy = (url: string, card: string) => send(url, { act: 'pay', card })
  const events = async (placed: Placed) =>
    (await visitor.payment(placed)).body.History.map(({ Event }) => Event).slice(1)

  return { sandbox, visitor, operate, choose, open, send, payBy, events }
}

/** Returns the page that takes the money of a payment. */
export function pageOf({ Instructions }: Schemas['Payment']): string {
  if (Instructions?.Kind !== 'card' && Instructions?.Kind !== 'e_wallet')
    throw new Error('This method has no page')
  return Instructions.RedirectUrl
}

/** Returns the number of a test card. */
export const cardOf = (name: string) => TEST_CARDS.find((card) => card.name === name)?.number ?? ''
