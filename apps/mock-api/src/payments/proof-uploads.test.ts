import type { ServerSchemas as Schemas } from '@selat/sdk'
import { beforeEach, describe, expect, it } from 'vitest'

import { openPaymentDesk, type PaymentDesk } from '../testing/open-payment-desk.ts'
import { fileForm, pngFile } from '../testing/visitor.ts'

type Problem = Schemas['Problem']

let sandbox: PaymentDesk['sandbox']
let visitor: PaymentDesk['visitor']

beforeEach(async () => {
  ;({ sandbox, visitor } = await openPaymentDesk())
})

describe('a proof that is uploaded', () => {
  it('CHK-6 refuses 2.1 MB and whatever is no picture, and keeps the payment as it was', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')
    const page = new File(['<!doctype html><script>alert(1)</script>'], 'proof.png', {
      type: 'image/png',
    })

    const large = await visitor.upload(placed, pngFile('large.png', 2_202_010))
    const html = await visitor.upload(placed, page)
    const exact = await visitor.upload(placed, pngFile('exact.png', 2 * 1024 * 1024))

    expect(large.body as unknown as Problem).toMatchObject({
      status: 413,
      code: 'file_too_large',
      detail: 'File size must be under 2 MB',
      params: { limit: 2_097_152 },
    })
    expect(html.body as unknown as Problem).toMatchObject({
      status: 415,
      code: 'file_type_refused',
    })
    expect(exact.status).toBe(201)
    expect(exact.body.History.filter(({ Event }) => Event === 'upload_proof')).toHaveLength(1)
  })

  it('CHK-6 keeps the last proof only, and names it without folders', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')

    await visitor.upload(placed, pngFile('first.png'))
    const { body } = await visitor.upload(placed, pngFile('../../etc/sec\u0007ond.png'))

    expect(body.Proof?.FileName).toBe('second.png')
    const { count } = await sandbox.store.db
      .selectFrom('proofs')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  it('CHK-6 cuts a long name between its characters', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')

    const { body } = await visitor.upload(placed, pngFile(`a${'😀'.repeat(80)}.png`))

    expect(body.Proof?.FileName).toBe(`a${'😀'.repeat(59)}`)
  })

  it('CHK-6 takes no field of a form for another, whatever it is called', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')
    const form = fileForm(pngFile())
    form.set('__proto__', 'x')
    const path = { id: placed.order.Id }
    const header = { 'Booking-Token': placed.token }

    const { body } = await visitor.call('uploadPaymentProof', { path, header, body: form })

    expect(body.errors).toMatchObject([{ pointer: '/__proto__', code: 'unknown' }])
  })
})
