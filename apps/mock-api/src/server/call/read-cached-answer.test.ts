import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'

const SEARCH =
  'http://sandbox.test/travel/v1/ferry/search?system=4101&from=HFC&to=BTC&dateFrom=2026-12-12&adults=1'

/** A sandbox after one call, with a function that repeats the call and tells whether the answer is synchronous. */
async function openAsked() {
  const opened = await openSandbox()
  const ask = async (headers: Record<string, string> = {}) => {
    const given = opened.sandbox.answer(new Request(SEARCH, { headers }), {})
    const response = await given
    return { isAtOnce: given instanceof Response, response, text: await response.text() }
  }
  return { ...opened, ask, first: await ask() }
}

it('FER-1 the same search is answered synchronously, with the same bytes, and is logged like any call', async () => {
  const { ask, first, services } = await openAsked()

  const again = await ask({ 'X-Request-Id': 'the-second-call' })

  expect([first.isAtOnce, again.isAtOnce]).toEqual([false, true])
  expect(again.text).toBe(first.text)
  expect([...again.response.headers.keys()]).toEqual([...first.response.headers.keys()])
  const [before, after] = services.requests.list()
  expect(after).toEqual({ ...before, id: 'the-second-call', durationMs: after?.durationMs })
  expect(services.requests.find('the-second-call')?.answer?.body).toBe(first.text)
})

it.each([
  ['another language', { 'Accept-Language': 'id' }, 200],
  ['a session', { Authorization: 'Bearer nobody' }, 200],
  ['a fault', { 'X-Mock-Fault': 'status=503' }, 503],
])('FER-1 a search with %s is not answered synchronously', async (_what, headers, status) => {
  const { ask } = await openAsked()

  const { isAtOnce, response } = await ask(headers)

  expect([isAtOnce, response.status]).toEqual([false, status])
})

it('FER-1 no answer is repeated after a rule, a write or the clock may have changed it', async () => {
  const { ask, services, sandbox } = await openAsked()

  await services.faults.set([{ path: '*/search', status: 418 }])
  const struck = await ask()
  await services.faults.set([])
  const afterWrite = await ask()
  const known = await ask()
  sandbox.clock.advance(400 * 24 * 60 * 60)
  const past = await ask()

  expect([struck, afterWrite, known, past].map(({ isAtOnce }) => isAtOnce)).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect([struck, past].map(({ response }) => response.status)).toEqual([418, 422])
})

it('FER-1 while the whole state is being replaced, no answer is repeated', async () => {
  const { ask, services } = await openAsked()
  let finish = () => {}
  const replacing = services.lock.runExclusive(
    () => new Promise<void>((resolve) => (finish = resolve)),
  )
  await Promise.resolve()

  const asked = ask()
  finish()
  await replacing

  expect((await asked).isAtOnce).toBe(false)
})
