import { type OperationId, operations } from '@selat/sdk/operations'
import * as schemas from '@selat/sdk/zod'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bodySchemaOf } from '../../../lab/robustness/contract.ts'
import { dumpTables } from '../../../lab/robustness/dump-tables.ts'
import { exampleOf, prepareCall } from '../../../lab/robustness/valid-calls.ts'
import { watchRows } from '../../../lab/robustness/watch-rows.ts'
import {
  ask,
  wrongCallers,
  wrongForms,
  wrongJson,
  wrongParameters,
  type WrongRequest,
} from '../../../lab/robustness/wrong-requests.ts'
import { INHERITED, wrongValues } from '../../../lab/robustness/wrong-values.ts'
import { createCaller } from '../../../lab/testing/create-caller.ts'
import { openSandbox, operationIds } from '../../../lab/testing/open-sandbox.ts'
import { hashSecret } from '../../engine/random/ids.ts'
import { at } from '../../scenarios/player/json-pointer.ts'
import { type SentCall, toSentCall } from '../../scenarios/player/to-request.ts'
import type { Sandbox } from './sandbox.ts'

const SMALL_FILE = 1000

/** A sandbox in which a call of an operation would succeed, and the call. */
async function standBefore(id: OperationId) {
  const { sandbox } = await openSandbox()
  const call = await prepareCall(id, sandbox)
  // The size of a file does not matter here, and five megabytes in each of a hundred requests take seconds.
  const file = call.file && { ...call.file, size: SMALL_FILE }
  return { sandbox, sent: toSentCall({ ...call, ...(file && { file }) }, 'robustness-key-0001') }
}

const AGENT = { query: { system: 4102 }, body: { Username: 'rizal', Password: 'selat-demo-4' } }
const TRAVELLER = { body: { Username: 'weiling', Password: 'selat-demo-1' } }

/** Tokens of another tenant, of an ended session, of nobody, and incomplete ones. */
async function strangeTokens(sandbox: Sandbox, { path }: SentCall) {
  const { call } = createCaller(sandbox)
  const isOfAgents = new URL(path, 'http://localhost').searchParams.get('system') === '4102'
  const { body } = await call('login', isOfAgents ? TRAVELLER : AGENT)
  const over = 'session-that-is-over'
  await sandbox.store.db
    .insertInto('sessions')
    .values({
      tenant: 'nusa',
      token_hash: hashSecret(over),
      user_id: 'usr_7QK2M9WLTN',
      created_at: '2026-11-13T06:30:00.000Z',
      expires_at: '2026-11-20T06:30:00.000Z',
    })
    .execute()
  return {
    'with the token of another tenant': `Bearer ${body.Token}`,
    'with the token of a session that is over': `Bearer ${over}`,
    'with a token that nobody has': 'Bearer k3x9Qv7LwZ2mB8nR4tYcHs',
    'with half a token': 'Bearer',
    'with two tokens': `Bearer ${body.Token} ${body.Token}`,
    'with a password': 'Basic YnVkaTpzZWxhdC1kZW1vLTI=',
    'with a giant token': `Bearer ${'x'.repeat(8000)}`,
    'with a token in another alphabet': 'Bearer %00%ff',
  }
}

function wrongBodies(id: OperationId, sent: SentCall): WrongRequest[] {
  const schema = bodySchemaOf(id)
  if (operations[id].bodyType === 'multipart') return wrongForms(sent)
  if (!schema || sent.body === null) return []
  const broken = wrongValues(schema, JSON.parse(sent.body)).map(({ what, pointer, body }) => ({
    what: `${pointer} ${what}`,
    pointer,
    codes: ['validation_failed'],
    request: ask(sent, { body: JSON.stringify(body) }),
  }))
  return [...broken, ...wrongJson(sent)]
}

/** The complaint about the answer to a wrong request; null if it is right. */
async function complaintAbout(
  { what, pointer, codes, request }: WrongRequest,
  sandbox: Sandbox,
): Promise<string | null> {
  const response = await sandbox.fetch(request)
  const text = await response.text()
  const problem = schemas.problemSchema.safeParse(JSON.parse(text))
  if (!problem.success) return `${what}: no problem document, ${response.status} ${text}`
  const { code, status, errors } = problem.data
  if (!codes.includes(code) || status !== response.status || status >= 500)
    return `${what}: ${status} ${code}`
  if (pointer !== undefined && !errors.some((error) => error.pointer === pointer))
    return `${what}: points at ${errors.map((error) => error.pointer).join(', ')}`
  return null
}

describe('ERR-3 a call with one wrong part is refused at that part, and nothing is stored', () => {
  it.each(operationIds())('by %s', async (id) => {
    const { sandbox, sent } = await standBefore(id)
    const tokens = await strangeTokens(sandbox, sent)
    const rows = await watchRows(sandbox.store)
    const requests = [
      ...wrongParameters(id, sent),
      ...wrongCallers(id, sent, tokens),
      ...wrongBodies(id, sent),
    ]

    const complaints: string[] = []
    for (const wrong of requests) {
      const complaint = await complaintAbout(wrong, sandbox)
      if (complaint) complaints.push(complaint)
      if (await rows.haveChanged()) complaints.push(`${wrong.what} was stored`)
    }

    expect(complaints).toEqual([])
    expect((await dumpTables(sandbox.store)) === rows.lastDump()).toBe(true)
    expect(requests.length).toBeGreaterThan(10)
    // The request without a wrong part must succeed, so that the wrong parts have caused the refusals.
    expect((await sandbox.fetch(ask(sent))).status).toBeLessThan(300)
    const logged = sandbox.services.requests.list()
    expect(logged.flatMap(({ violations, error }) => [...violations, error ?? []].flat())).toEqual(
      [],
    )
  })
})

// A string of fast-check's own prepares a table of all code points first, which takes a second.
const anyCharacters = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }), { maxLength: 30 })
  .map((points) => String.fromCodePoint(...points))
const anyText = fc.oneof(
  anyCharacters,
  fc.constantFrom(
    ...INHERITED,
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff-',
    '\u202e',
    '\r\nBcc: all',
    '2026-02-30',
  ),
)
const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    anyText,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...INHERITED), anyText), tie('value'), { maxKeys: 3 }),
  ),
})).value

/** Every place of a JSON value, as the keys that lead there. */
function placesIn(value: unknown, keys: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [keys]
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...keys, key]))
  return [keys, ...inside]
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((part, index) => (String(index) === key ? replaceAt(part, rest, by) : part))
  const parts = value as Record<string, unknown> // the place was found in it
  return { ...parts, [key]: replaceAt(parts[key], rest, by) }
}

describe('ERR-3 any value at any place of a body is refused or understood, and a refusal stores nothing', () => {
  it.each(operationIds().filter((id) => bodySchemaOf(id)))('by %s', async (id) => {
    const { sandbox, sent } = await standBefore(id)
    const valid: unknown = JSON.parse(sent.body ?? 'null')
    let keys = 0
    const rows = await watchRows(sandbox.store)

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...placesIn(valid)), anyJson), {
          minLength: 1,
          maxLength: 3,
        }),
        async (changes) => {
          const body = changes.reduce(
            (whole, [place, by]) => replaceIfThere(whole, place, by),
            valid,
          )
          keys += 1
          const headers = new Headers(sent.headers)
          if (headers.has('Idempotency-Key'))
            headers.set('Idempotency-Key', `robustness-${keys + 10_000}`)
          const { status } = await sandbox.fetch(ask(sent, { headers, body: JSON.stringify(body) }))
          const haveChanged = await rows.haveChanged()

          expect(status).toBeLessThan(500)
          expect(status >= 400 && haveChanged).toBe(false)
        },
      ),
      { numRuns: 150 },
    )

    const dump = await dumpTables(sandbox.store)
    expect(dump === rows.lastDump()).toBe(true)
    // Neither a null byte nor half a character reaches a table; not every engine could keep it.
    expect(dump).not.toMatch(/\\u0000|\\ud[89a-f]/)
    const faults = sandbox.services.requests.list().filter(({ error }) => error)
    expect(faults).toEqual([])
  })
})

/** Replaces a part, unless an earlier change has removed its place. */
function replaceIfThere(whole: unknown, place: readonly string[], by: unknown): unknown {
  try {
    return replaceAt(whole, place, by)
  } catch {
    return whole
  }
}

/** Strings of a body that no pattern or format guards. */
function freeTexts(id: OperationId, { body }: SentCall): (readonly string[])[] {
  const schema = bodySchemaOf(id)
  if (!schema || body === null) return []
  const valid: unknown = JSON.parse(body)
  const guarded = new Set(
    wrongValues(schema, valid).flatMap(({ what, pointer }) =>
      /bad format|not in its list/.test(what) ? [pointer] : [],
    ),
  )
  return placesIn(valid).filter(
    (place) =>
      typeof at(valid, `/${place.join('/')}`) === 'string' && !guarded.has(`/${place.join('/')}`),
  )
}

it('ERR-3 null bytes and half characters in a free text are refused or removed, never stored', async () => {
  const kept: string[] = []
  for (const id of operationIds().filter((one) => bodySchemaOf(one))) {
    let { sandbox, sent } = await standBefore(id)
    for (const place of freeTexts(id, sent)) {
      const body = replaceAt(JSON.parse(sent.body ?? ''), place, 'Kopi\u0000 \ud800Susu')
      const { status } = await sandbox.fetch(ask(sent, { body: JSON.stringify(body) }))
      const dump = await dumpTables(sandbox.store)
      if (status >= 500 || /\\u0000|\\ud[89a-f]/.test(dump))
        kept.push(`${id} ${place.join('/')} ${status}`)
      // A refusal leaves everything as it was; after a success the same call might not be possible any more.
      if (status < 400) ({ sandbox, sent } = await standBefore(id))
    }
  }

  expect(kept).toEqual([])
})

it('ERR-3 no address, however strange, is answered with a fault of the server', async () => {
  const { sandbox } = await openSandbox()
  const paths = fc.oneof(
    fc.webPath(),
    fc.constantFrom(...operationIds().map((id) => operations[id].path)),
    fc
      .array(fc.constantFrom('travel', 'v1', 'admin', '__mock', '..', '%2e%2e', '%00', '%zz', ''), {
        maxLength: 6,
      })
      .map((parts) => `/${parts.join('/')}`),
  )
  const methods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD')

  await fc.assert(
    fc.asyncProperty(methods, paths, fc.webQueryParameters(), async (method, path, query) => {
      const request = new Request(`http://localhost${path}?${query}`, { method })
      const { status } = await sandbox.fetch(request)
      const isConsole = new URL(request.url).pathname.startsWith('/__mock')

      // The console's page is not there until it is built, and says so.
      expect(status < 500 || (status === 503 && isConsole)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it('API-2 every operation that requires a session refuses calls without one', async () => {
  const { send } = await openSandbox()
  const required = operationIds().filter((id) => operations[id].security === 'required')

  const answers = await Promise.all(required.map((id) => send(id, exampleOf(id))))

  expect(answers.map(({ status }) => status)).toEqual(required.map(() => 401))
  expect(required).toContain('getSession')
})
