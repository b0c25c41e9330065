import { expect, it } from 'vitest'

import { openSandbox } from '../../testing/open-sandbox.ts'

/** Signature and header of a picture of one dot. */
const PNG = Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001', 'latin1')
const MEGABYTE = 1024 * 1024

const concern = {
  Name: 'Lim Hui Min',
  Email: 'huimin@example.com',
  Product: 'ferry',
  BookingId: 'NST-4KQ7ZP',
  Concern: 'We missed the 10:20 sailing.',
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function image(size: number, start: Uint8Array = PNG, name = 'ticket.png'): File {
  const bytes = new Uint8Array(size)
  bytes.set(start)
  return new File([bytes], name, { type: 'image/png' })
}

it('SUP-1 a concern with its image is kept, and a copy goes to the sender', async () => {
  const { call, sandbox, store } = await openSandbox()

  const { status, body } = await call('sendConcern', {
    body: formOf({ ...concern, File: image(5 * MEGABYTE - 1, PNG, '../ticket.png') }),
  })

  const [row] = await store.db.selectFrom('concerns').selectAll().execute()
  const [mail] = await sandbox.outbox.list()
  expect(status).toBe(201)
  expect(body).toEqual({
    Reference: row?.reference,
    ReceivedAt: '2026-11-20T06:30:00.000Z',
    HasFile: true,
  })
  expect(row).toMatchObject({ file_name: 'ticket.png', media_type: 'image/png', product: 'ferry' })
  expect(row?.bytes).toHaveLength(5 * MEGABYTE - 1)
  expect(mail).toMatchObject({ kind: 'concernReceived', recipient: 'huimin@example.com' })
  expect(mail?.text).toContain('We missed the 10:20 sailing.')
})

it('SUP-1 an image is not asked for', async () => {
  const { call } = await openSandbox()

  const { body } = await call('sendConcern', { body: formOf(concern) })

  expect(body.HasFile).toBe(false)
})

it('SUP-1 a file of 5 MB, and one that is no image, are refused with nothing kept', async () => {
  const { refused, store, sandbox } = await openSandbox()

  const large = await refused('sendConcern', {
    body: formOf({ ...concern, File: image(5 * MEGABYTE) }),
  })
  const text = await refused('sendConcern', {
    body: formOf({ ...concern, File: image(100, new TextEncoder().encode('%PDF-1.7')) }),
  })

  expect([large.status, large.body.code, large.body.detail]).toEqual([
    413,
    'file_too_large',
    'File size must be under 5 MB',
  ])
  expect([text.status, text.body.code]).toEqual([415, 'file_type_refused'])
  expect(await store.db.selectFrom('concerns').selectAll().execute()).toEqual([])
  expect(await sandbox.outbox.list()).toEqual([])
})

it.each([
  ['too short', 'x'.repeat(9), 400],
  ['just long enough', 'x'.repeat(10), 201],
  ['just short enough', 'x'.repeat(160), 201],
  ['too long', 'x'.repeat(161), 400],
])('SUP-1 a concern that is %s', async (_what, Concern, status) => {
  const { send } = await openSandbox()

  const answer = await send('sendConcern', { body: formOf({ ...concern, Concern }) })

  expect(answer.status).toBe(status)
})

it('SUP-1 a repeat with the same key is one concern', async () => {
  const { call, sandbox } = await openSandbox()
  const header = { 'Idempotency-Key': 'concern-once-00001' }

  const first = await call('sendConcern', { header, body: formOf(concern) })
  const again = await call('sendConcern', { header, body: formOf(concern) })

  expect(again.text).toBe(first.text)
  expect(await sandbox.outbox.list()).toHaveLength(1)
})

it('SUP-1 nobody’s mailbox is filled with copies', async () => {
  const { call, refused } = await openSandbox()
  for (let sent = 0; sent < 10; sent += 1) await call('sendConcern', { body: formOf(concern) })

  const next = await refused('sendConcern', { body: formOf(concern) })

  expect([next.status, next.body.code]).toEqual([429, 'rate_limited'])
})

it('SUP-2 a second subscription changes nothing', async () => {
  const { call, sandbox, clock } = await openSandbox()
  const first = await call('subscribeNewsletter', { body: { Email: 'huimin@example.com' } })
  clock.advance(3600)

  const second = await call('subscribeNewsletter', { body: { Email: 'HuiMin@Example.com' } })

  expect(first.body).toEqual({
    Email: 'huimin@example.com',
    SubscribedAt: '2026-11-20T06:30:00.000Z',
  })
  expect(second.body).toEqual(first.body)
  expect(await sandbox.outbox.list()).toHaveLength(1)
})

it('SUP-2 what is no address is refused', async () => {
  const { refused } = await openSandbox()

  const { body } = await refused('subscribeNewsletter', { body: { Email: 'huimin' } })

  expect(body.errors[0]?.pointer).toBe('/Email')
})
