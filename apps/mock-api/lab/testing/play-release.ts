import { cartOf, oneWayItem } from '../../src/scenarios/sample-items.ts'
import { orderOf, samplePassenger } from '../../src/scenarios/sample-order.ts'
import { createSandbox } from '../../src/server/sandbox/sandbox.ts'
import { createCaller } from './create-caller.ts'

/** An order and the secret that opens it. */
type Left = { readonly id: string; readonly payment: string; readonly token: string }

/** The secrets and ids that are needed to continue with what a release has stored. */
export type ReleaseLeft = {
  readonly clock: string
  readonly session: string
  readonly cart: string
  /** An idempotency key and its stored answer. */
  readonly intent: { readonly key: string; readonly answer: string }
  /** One order is paid and has tickets, one has a proof to review, and one has an unpaid QR code. */
  readonly orders: Readonly<Record<'paid' | 'declared' | 'waiting', Left>>
}

const CLOCK = '2026-11-20T06:30:00.000Z'

/** Creates one record of every kind in a new data file. */
export async function playRelease(data: string): Promise<ReleaseLeft> {
  const sandbox = await createSandbox({ data, seed: 'release' })
  sandbox.clock.freeze(CLOCK)
  const { call } = createCaller(sandbox)
  const hold = (key?: string) =>
    call('addToCart', {
      header: key === undefined ? {} : { 'Idempotency-Key': key },
      body: cartOf(oneWayItem()),
    })

  const order = async (method: string): Promise<Left> => {
    const { body: cart } = await hold()
    const { body } = await call('placeOrder', {
      header: { 'Cart-Token': cart.Token },
      body: {
        ...orderOf(''),
        Items: cart.Items.map(({ Id }) => ({ CartItem: Id, Passengers: [samplePassenger()] })),
      },
    })
    const left = { id: body.Order.Id, payment: body.Order.Payment.Id, token: body.BookingToken }
    await call('startPayment', { ...opening(left), body: { PaymentMethod: method } })
    return left
  }

  const { body: login } = await call('login', {
    body: { Username: 'weiling', Password: 'selat-demo-1' },
  })
  const key = 'an-intent-of-a-release'
  const cart = await hold(key)
  const paid = await order('QRIS')
  const settled = await sandbox.fetch(
    new Request(`http://localhost/__mock/api/payments/${paid.payment}/settle`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }),
  )
  if (!settled.ok) throw new Error(await settled.text())
  const declared = await order('TRANSFER_BCA')
  await call('uploadPaymentProof', { ...opening(declared), body: proofForm() })
  await call('confirmPayment', opening(declared))
  const waiting = await order('QRIS')
  await sandbox.close()
  return {
    clock: CLOCK,
    session: login.Token,
    cart: cart.body.Token,
    intent: { key, answer: cart.text },
    orders: { paid, declared, waiting },
  }
}

/** Returns path and secret of an order's operations. */
export function opening({ id, token }: Left) {
  return { path: { id }, header: { 'Booking-Token': token } }
}

/** The bytes of a proof. The beginning of a picture is enough. */
export const PROOF_BYTES: Uint8Array<ArrayBuffer> = Uint8Array.of(
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89],
)

function proofForm(): FormData {
  const form = new FormData()
  form.set('File', new File([PROOF_BYTES], 'receipt.png', { type: 'image/png' }))
  return form
}
