import { expect, onTestFinished } from 'vitest'

import { ferryIn } from './ferry-in.ts'
import { openSandbox } from './open-sandbox.ts'
import { createOperator, createVisitor, type Placed, pngFile } from './visitor.ts'

/** Opens a payer and the console, with checks of seats and mails. At the end, all answers must have kept the contract. */
export async function openPaymentDesk() {
  const { sandbox } = await openSandbox({ seed: 'payments' })
  onTestFinished(() => {
    expect(sandbox.services.requests.list().flatMap(({ violations }) => violations)).toEqual([])
  })
  const visitor = createVisitor(sandbox)
  const operate = createOperator(sandbox)

  async function seatsOf(placed: Placed) {
    const sailing = ferryIn(placed.order.Items[0]).Sectors[0]?.Sailing?.Id
    const { body } = await operate<{ classes: { class: string; held: number; sold: number }[] }>(
      `sailings/${sailing}`,
    )
    const found = body.classes.find(({ class: travelClass }) => travelClass === 'ECO')
    return { held: found?.held ?? 0, sold: found?.sold ?? 0 }
  }

  /** Makes an order whose proof is under review. */
  async function declare(adults = 2): Promise<Placed> {
    const placed = await visitor.book({ adults })
    await visitor.choose(placed, 'TRANSFER_BCA')
    await visitor.upload(placed, pngFile())
    const { status } = await visitor.confirm(placed)
    expect(status).toBe(200)
    return placed
  }

  const mailKinds = async ({ order }: Placed) =>
    (await sandbox.outbox.list(order.Id)).map(({ kind }) => kind).toSorted()

  return { sandbox, visitor, operate, seatsOf, declare, mailKinds }
}

export type PaymentDesk = Awaited<ReturnType<typeof openPaymentDesk>>

export const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code // problem documents have a code
export const paymentId = ({ order }: Placed) => order.Payment.Id
