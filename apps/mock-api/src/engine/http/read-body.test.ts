import { gzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'

const body = JSON.stringify({ Username: 'weiling', Password: 'selat-demo-1' })
const utf8 = (text: string) => new TextEncoder().encode(text)

async function login(headers: Record<string, string>, sent: BodyInit) {
  const { sandbox, store } = await openSandbox()
  const response = await sandbox.fetch(
    new Request('http://sandbox.test/travel/v1/auth/login?system=4101', {
      method: 'POST',
      headers,
      body: sent,
      duplex: 'half',
    } as RequestInit),
  )
  const sessions = await store.db.selectFrom('sessions').selectAll().execute()
  const answer = (await response.json()) as { code?: string; errors?: { code: string }[] }
  return { status: response.status, ...answer, isSignedIn: sessions.length === 1 }
}

it.each([
  'application/json',
  'application/json;charset=utf-8',
  'Application/JSON; Charset="UTF8"',
  'application/json; profile=x',
])('API-3 JSON of the type %s is read', async (contentType) => {
  expect(await login({ 'Content-Type': contentType }, body)).toMatchObject({
    status: 200,
    isSignedIn: true,
  })
})

it('API-3 JSON after a byte order mark is read', async () => {
  const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...utf8(body)])

  expect(await login({ 'Content-Type': 'application/json' }, marked)).toMatchObject({ status: 200 })
})

it.each([
  ['of another charset', { 'Content-Type': 'application/json; charset=iso-8859-1' }, body],
  ['of another type', { 'Content-Type': 'text/plain' }, body],
  ['of no type', {}, utf8(body)],
  [
    'packed by gzip',
    { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    new Uint8Array(gzipSync(body)),
  ],
  [
    'said to be packed',
    { 'Content-Type': 'application/json', 'Content-Encoding': 'br' },
    utf8(body),
  ],
])('API-3 a body %s is refused', async (_what, headers, sent) => {
  expect(await login(headers as Record<string, string>, sent)).toMatchObject({
    status: 415,
    code: 'unsupported_media_type',
    isSignedIn: false,
  })
})

it('API-3 a body that breaks off is refused as broken off', async () => {
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(utf8(body.slice(0, 20)))
    },
    pull(controller) {
      controller.error(new Error('gone'))
    },
  })

  expect(await login({ 'Content-Type': 'application/json' }, broken)).toMatchObject({
    status: 400,
    errors: [{ code: 'broken_off' }],
    isSignedIn: false,
  })
})
