import { expect, it } from 'vitest'

import { Refusal } from '../../engine/http/refusal.ts'
import { readUpload } from './read-upload.ts'

const KILOBYTE = 1024

function upload(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://sandbox.test/', {
    method: 'POST',
    headers,
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
}

it('APP-2 an upload of unknown size is read up to its limit and no further', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent += KILOBYTE
        controller.enqueue(new Uint8Array(KILOBYTE))
      },
    },
    { highWaterMark: 0 },
  )

  const reading = readUpload(upload(endless), 10 * KILOBYTE)

  await expect(reading).rejects.toEqual(
    new Refusal('payload_too_large', { params: { limit: 10 * KILOBYTE } }),
  )
  expect(sent).toBeLessThanOrEqual(12 * KILOBYTE)
})

it('APP-2 an upload that announces more than its limit is not read at all', async () => {
  const request = upload('x'.repeat(11), { 'Content-Length': '11' })

  await expect(readUpload(request, 10)).rejects.toThrow(Refusal)

  expect(request.bodyUsed).toBe(false)
})

it('APP-2 an upload is the file of a form, or the body itself', async () => {
  const form = new FormData()
  form.set('file', new File(['{"of":"a form"}'], 'state.json'))

  expect(await readUpload(upload(form), KILOBYTE)).toBe('{"of":"a form"}')
  expect(await readUpload(upload('{"of":"a body"}'), KILOBYTE)).toBe('{"of":"a body"}')
})
