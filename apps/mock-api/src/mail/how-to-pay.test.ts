import type { ServerSchemas as Schemas } from '@selat/sdk'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { freshStore } from '../../lab/testing/fresh-store.ts'
import { createVisitor, NOW, type Placed, type Visitor } from '../../lab/testing/visitor.ts'
import { createSandbox, type Sandbox } from '../server/sandbox/sandbox.ts'

let sandbox: Sandbox
let visitor: Visitor

beforeEach(async () => {
  sandbox = await createSandbox({ ...(await freshStore()), clock: NOW, seed: 'how-to-pay' })
  visitor = createVisitor(sandbox)
})

afterEach(() => sandbox.close())

/** Chooses a method, and returns the mails that the payer gets for it. */
async function choose(placed: Placed, method: string) {
  const { status } = await visitor.choose(placed, method)
  expect(status).toBe(201)
  const { body } = await visitor.payment(placed)
  const mails = await sandbox.outbox.list(placed.order.Id)
  return { payment: body, mails: mails.filter(({ kind }) => kind === 'paymentChosen') }
}

const accountOf = ({ Instructions }: Schemas['Payment']) =>
  Instructions?.Kind === 'virtual_account' || Instructions?.Kind === 'bank_transfer'
    ? Instructions.AccountNumber
    : undefined

it('CHK-4 CHK-10 the mail for a virtual account has its number and its own deadline', async () => {
  const placed = await visitor.book()

  const { payment, mails } = await choose(placed, 'BCA_VA')

  expect(mails).toHaveLength(1)
  const number = accountOf(payment) ?? ''
  expect(number).not.toBe('')
  expect(mails[0]?.text).toContain(`Virtual account number: ${number}`)
  const deadline = mails[0]?.subject.match(/before (.+)$/u)?.[1] ?? ''
  expect(deadline).not.toBe('')
  expect(mails[0]?.text).toContain(`Pay before: ${deadline}`)
  expect(payment.ExpiresAt && payment.ExpiresAt > (placed.order.ExpiresAt ?? '')).toBe(true)
})

it('CHK-4 CHK-10 the mail for a bank transfer has its account and the reference to write', async () => {
  const placed = await visitor.book()

  const { payment, mails } = await choose(placed, 'TRANSFER_BCA')

  expect(mails[0]?.text).toContain(`Account number: ${accountOf(payment)}`)
  expect(mails[0]?.text).toContain(`Reference to write: ${placed.order.ConfirmationNumber}`)
})

it('CHK-3 CHK-10 each choice of a method is mailed, also if its deadline is earlier than the one before', async () => {
  const placed = await visitor.book()
  const first = await choose(placed, 'BCA_VA')

  const second = await choose(placed, 'QRIS')
  const third = await choose(placed, 'TRANSFER_MANDIRI')
  const last = await choose(placed, 'GOPAY')

  expect((last.payment.ExpiresAt ?? '') < (third.payment.ExpiresAt ?? '')).toBe(true)
  expect([first, second, third, last].map(({ mails }) => mails.length)).toEqual([1, 2, 3, 4])
})

it('CHK-4 a method that is paid at once on a page is not mailed if its deadline is not earlier', async () => {
  const placed = await visitor.book()

  const { mails } = await choose(placed, 'GOPAY')

  expect(mails).toEqual([])
})
