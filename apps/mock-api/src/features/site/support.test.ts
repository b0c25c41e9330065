import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { pngFile } from '../../../lab/testing/visitor.ts'

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

it('SUP-1 a concern with its image is stored, and a copy goes to the sender', async () => {
  const { call, sandbox, store } = await openSandbox()

  const { status, body } = await call('sendConcern', {
    body: formOf({ ...concern, File: pngFile('../ticket.png', 5 * MEGABYTE - 1) }),
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
  expect(mail?.text).toContain('Subject: Ferry')
  expect(mail?.text).toContain('Picture: ticket.png')
})

it('SUP-1 a concern can be sent without an image', async () => {
  const { call } = await openSandbox()

  const { body } = await call('sendConcern', { body: formOf(concern) })

  expect(body.HasFile).toBe(false)
})

it('SUP-1 a file of 5 MB and one that is not an image are refused, and nothing is stored', async () => {
  const { refused, store, sandbox } = await openSandbox()

  const large = await refused('sendConcern', {
    body: formOf({ ...concern, File: pngFile('ticket.png', 5 * MEGABYTE) }),
  })
  const text = await refused('sendConcern', {
    body: formOf({ ...concern, File: new File(['%PDF-1.7'], 'ticket.png', { type: 'image/png' }) }),
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
])('SUP-1 the length of a concern is checked when it is %s', async (_what, Concern, status) => {
  const { send } = await openSandbox()

  const answer = await send('sendConcern', { body: formOf({ ...concern, Concern }) })

  expect(answer.status).toBe(status)
})

it('SUP-1 a repeat with the same key is not a second concern', async () => {
  const { call, sandbox } = await openSandbox()
  const header = { 'Idempotency-Key': 'concern-once-00001' }

  const first = await call('sendConcern', { header, body: formOf(concern) })
  const again = await call('sendConcern', { header, body: formOf(concern) })

  expect(again.text).toBe(first.text)
  expect(await sandbox.outbox.list()).toHaveLength(1)
})

it('SUP-1 the eleventh concern for one address is refused, so that copies fill no mailbox', async () => {
  const { call, refused } = await openSandbox()
  for (let sent = 0; sent < 10; sent += 1) await call('sendConcern', { body: formOf(concern) })

  const next = await refused('sendConcern', { body: formOf(concern) })

  expect([next.status, next.body.code]).toEqual([429, 'rate_limited'])
})

it('SUP-1 an image is stored without its location data, and refused if it has too many pixels', async () => {
  const { call, refused, store } = await openSandbox()
  const comment = [0x21, 0xfe, 7, ...new TextEncoder().encode('1.2644N'), 0]
  const gif = (extra: number[], width = [1, 0]) =>
    Uint8Array.of(
      ...new TextEncoder().encode('GIF89a'),
      ...[...width, ...width, 0, 0, 0],
      ...extra,
      ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b],
    )
  const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'ticket.gif')

  await call('sendConcern', { body: formOf({ ...concern, File: file(gif(comment)) }) })
  const large = await refused('sendConcern', {
    body: formOf({ ...concern, File: file(gif([], [0xff, 0xff])) }),
  })

  const rows = await store.db.selectFrom('concerns').select(['media_type', 'bytes']).execute()
  expect(rows.map(({ media_type }) => media_type)).toEqual(['image/gif'])
  expect(new Uint8Array(rows[0]?.bytes ?? [])).toEqual(gif([]))
  expect([large.status, large.body.code, large.body.params]).toEqual([
    422,
    'image_too_large',
    { width: 65_535, height: 65_535, megapixels: 64 },
  ])
})
