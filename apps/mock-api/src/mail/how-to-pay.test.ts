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

/** Chooses a method, and reads what its payer is mailed. */
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

it('CHK-4 CHK-10 a virtual account is mailed with its number, the amount and its own deadline', async () => {
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

it('CHK-4 CHK-10 a transfer is mailed with its account and what to write on it', async () => {
  const placed = await visitor.book()

  const { payment, mails } = await choose(placed, 'TRANSFER_BCA')

  expect(mails[0]?.text).toContain(`Account number: ${accountOf(payment)}`)
  expect(mails[0]?.text).toContain(`Reference to write: ${placed.order.ConfirmationNumber}`)
})

it('CHK-3 CHK-10 each choice is mailed, and one that ends sooner than was promised too', async () => {
  const placed = await visitor.book()
  const first = await choose(placed, 'BCA_VA')

  const second = await choose(placed, 'QRIS')
  const third = await choose(placed, 'TRANSFER_MANDIRI')
  const last = await choose(placed, 'GOPAY')

  expect((last.payment.ExpiresAt ?? '') < (third.payment.ExpiresAt ?? '')).toBe(true)
  expect([first, second, third, last].map(({ mails }) => mails.length)).toEqual([1, 2, 3, 4])
})

it('CHK-4 a page that takes the money at once is not mailed where it ends no sooner', async () => {
  const placed = await visitor.book()

  const { mails } = await choose(placed, 'GOPAY')

  expect(mails).toEqual([])
})
