import type { ServerSchemas as Schemas } from '@selat/sdk'
import { beforeEach, describe, expect, it } from 'vitest'

import { openPaymentDesk, type PaymentDesk } from '../../../../lab/testing/open-payment-desk.ts'
import { fileForm, pngFile } from '../../../../lab/testing/visitor.ts'

type Problem = Schemas['Problem']

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** A JPEG of four by two pixels, with what a camera writes before them. */
function photo(camera: readonly number[]): Uint8Array<ArrayBuffer> {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 2, 0, 4, 1, 1, 0x11, 0]
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34]
  return Uint8Array.of(0xff, 0xd8, ...camera, ...frame, ...scan, 0xff, 0xd9)
}

/** Exif data with the orientation and the place. */
function cameraData(orientation: number): number[] {
  const held = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
  const where = [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0]
  const list = [42, 0, 8, 0, 0, 0, 2, 0, ...held, ...where, 0, 0, 0, 0]
  const content = [...ascii('Exif\0\0II'), ...list, ...ascii('1.2644N 103.8203E')]
  return [0xff, 0xe1, 0, content.length + 2, ...content]
}

/** Exif data with only the orientation. */
function turned(orientation: number): number[] {
  const held = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const content = [...ascii('Exif\0\0MM'), 0, 42, 0, 0, 0, 8, 0, 1, ...held, 0, 0, 0, 0]
  return [0xff, 0xe1, 0, content.length + 2, ...content]
}

let sandbox: PaymentDesk['sandbox']
let visitor: PaymentDesk['visitor']

beforeEach(async () => {
  ;({ sandbox, visitor } = await openPaymentDesk())
})

describe('a proof that is uploaded', () => {
  it('CHK-6 is refused above 2 MB or if it is not an image, and the payment stays as it was', async () => {
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

  it('CHK-6 is kept without its location data, but with its orientation', async () => {
    const { visitor: payer, sandbox: desk, operate } = await openPaymentDesk()
    const placed = await payer.book()
    await payer.choose(placed, 'TRANSFER_BCA')

    const { status, body } = await payer.upload(
      placed,
      new File([photo(cameraData(6))], 'receipt.jpg', { type: 'image/jpeg' }),
    )

    expect(status).toBe(201)
    const kept = photo(turned(6))
    expect(body.Proof).toMatchObject({ MediaType: 'image/jpeg', Bytes: kept.length })
    const picture = await desk.fetch(
      new Request(`http://localhost/__mock/api/payments/${body.Id}/proof`),
    )
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(kept)
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="proof-${body.Id}.jpeg"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await operate('payments/pay_unknown/proof')).status).toBe(404)
  })

  it('CHK-6 is refused if it has too many pixels, even if the file is small', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')
    const bytes = new Uint8Array(await pngFile().arrayBuffer())
    new DataView(bytes.buffer).setUint32(16, 16_384)
    new DataView(bytes.buffer).setUint32(20, 16_384)

    const { body } = await visitor.call('uploadPaymentProof', {
      path: { id: placed.order.Id },
      header: { 'Booking-Token': placed.token },
      language: 'id',
      body: fileForm(new File([bytes], 'bomb.png')),
    })

    expect(body).toMatchObject({
      status: 422,
      code: 'image_too_large',
      params: { width: 16_384, height: 16_384, megapixels: 64 },
      detail: 'Gambar berukuran 16384 × 16384 piksel, lebih dari 64 juta: kirim yang lebih kecil',
    })
  })

  it('CHK-6 replaces the proof before, and its name loses its folders', async () => {
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

  it('CHK-6 has a long name cut between two characters', async () => {
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')

    const { body } = await visitor.upload(placed, pngFile(`a${'😀'.repeat(80)}.png`))

    expect(body.Proof?.FileName).toBe(`a${'😀'.repeat(59)}`)
  })

  it('CHK-6 is refused with an unknown form field, even if that is called __proto__', async () => {
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
