import { expect, it } from 'vitest'

import { PROBLEM_CODES, isProblem } from '../problems.ts'
import { problemResponse } from '../testing/answering-client.ts'
import type { CallError } from './call-error.ts'
import { readProblem } from './read-problem.ts'

const nowMs = Date.parse('2026-11-20T06:30:00Z')

async function read(response: Response) {
  return readProblem(response, await response.text(), nowMs)
}

it('ERR-3 reads every member of a problem document', async () => {
  const errors = [{ pointer: '/Items/0/Ferry/QtyAdult', code: 'too_many', params: { maximum: 10 } }]
  const response = problemResponse(422, 'party_refused', {
    detail: 'At most 10 passengers can travel on one booking.',
    params: { maximum: 10 },
    errors,
  })

  expect(await read(response)).toEqual({
    kind: 'problem',
    status: 422,
    code: 'party_refused',
    sentCode: 'party_refused',
    detail: 'At most 10 passengers can travel on one booking.',
    params: { maximum: 10 },
    errors,
    requestId: 'req_1',
    retryAfterSeconds: null,
    text: null,
  })
})

it.each(PROBLEM_CODES)('ERR-3 recognises %s', async (code) => {
  const problem = await read(problemResponse(409, code))

  expect(isProblem(problem, code)).toBe(true)
})

it('ERR-3 keeps an unknown code of a later server, and falls back to the code of the status', async () => {
  const problem = await read(problemResponse(404, 'sailing_withdrawn'))

  expect(problem).toMatchObject({ code: 'not_found', sentCode: 'sailing_withdrawn' })
  expect(problem.detail).toBe('In words.')
})

it.each([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [413, 'payload_too_large'],
  [418, 'internal_error'],
  [429, 'rate_limited'],
  [500, 'internal_error'],
  [502, 'service_unavailable'],
  [504, 'service_unavailable'],
])("API-4 keeps a proxy's %i page as text, never as the message", async (status, code) => {
  const page = '<html><h1>Bad luck</h1></html>'
  const headers = { 'X-Request-Id': 'edge-7', 'Content-Type': 'text/html' }

  const problem = await read(new Response(page, { status, headers }))

  expect(problem).toMatchObject({ status, code, sentCode: null, detail: '', text: page })
  expect(problem.requestId).toBe('edge-7')
})

it('API-4 keeps a JSON error that is not a problem document as text', async () => {
  const sent = '{ "message": "no healthy upstream" }'

  const problem = await read(new Response(sent, { status: 503 }))

  expect(problem).toMatchObject({ detail: '', text: sent })
})

it('API-4 drops members of the wrong shape', async () => {
  const broken = {
    detail: 7,
    params: { date: '2026-12-12', list: [] },
    errors: ['x'],
    requestId: 1,
  }

  const problem = await read(problemResponse(400, 'validation_failed', broken))

  expect(problem).toMatchObject({
    detail: '',
    params: { date: '2026-12-12' },
    errors: [],
    requestId: null,
  })
})

it.each([
  ['30', 30],
  ['Fri, 20 Nov 2026 06:31:00 GMT', 60],
  ['Fri, 20 Nov 2026 06:29:00 GMT', 0],
  ['soon', null],
  ['-1', null],
  ['1.5', null],
])('ACC-6 reads the waiting time from Retry-After: %s', async (value, seconds) => {
  const problem = await read(new Response('', { status: 429, headers: { 'Retry-After': value } }))

  expect(problem.retryAfterSeconds).toBe(seconds)
})

it('ACC-6 counts a date of Retry-After by the clock of the server, not by that of the device', async () => {
  const headers = {
    Date: 'Fri, 20 Nov 2026 09:30:00 GMT',
    'Retry-After': 'Fri, 20 Nov 2026 09:31:00 GMT',
  }

  const problem = await read(new Response('', { status: 429, headers }))

  expect(problem.retryAfterSeconds).toBe(60)
})

it('API-4 neither a timeout nor no error is a problem', () => {
  const error: CallError = { kind: 'timeout', timeoutMs: 10_000 }

  expect(isProblem(error)).toBe(false)
  expect(isProblem(undefined)).toBe(false)
})
