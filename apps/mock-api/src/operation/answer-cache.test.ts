import { expect, it } from 'vitest'

import type { Store } from '../engine/store/store.ts'
import { createAnswerCache } from './answer-cache.ts'
import type { SharedContext, SharedSteps } from './operation.ts'

const NOW = '2026-11-20T06:30:00.000Z'
const CLOSES = '2026-11-20T07:00:00.000Z'
const before = (instant: string, ms: number) => new Date(Date.parse(instant) - ms).toISOString()

/** Answers of an operation that knows one fact and one instant, and how often each step of it was taken. */
function openAnswers(version: () => number | null = () => 1) {
  const taken = { read: 0, answer: 0, write: 0 }
  const state = { seats: 3, isDatedInside: false }
  const steps: SharedSteps<'searchFerry', unknown> = {
    read() {
      taken.read += 1
      return { seats: state.seats }
    },
    answer(_input, { moment }, facts) {
      taken.answer += 1
      const isClosed = moment.hasCome(Date.parse(CLOSES))
      const Inside = state.isDatedInside ? { At: moment.asOf } : null
      const body = { Inside, Facts: facts, IsClosed: isClosed, AsOf: moment.asOf }
      return { status: 200, body } as never // the cache does not look into answers
    },
  }
  // The cache needs nothing else of a store, because these steps do not read one.
  const { answer } = createAnswerCache({ version, db: null } as unknown as Store)
  const ask = async (now = NOW, { tenant = 'nusa', language = 'EN', adults = 1 } = {}) => {
    const input = { path: {}, query: { adults } } as never
    const ctx = { tenant: { slug: tenant }, language, currency: 'SGD' } as unknown as SharedContext
    const text = `${tenant} ${language} ${adults}`
    const write = ({ status, body }: { status: number; body?: unknown }) => {
      taken.write += 1
      return { status, headers: {}, body: JSON.stringify(body) }
    }
    const { body } = await answer({ text, steps, input, ctx, now, write })
    return JSON.parse(body instanceof Uint8Array ? new TextDecoder().decode(body) : (body ?? ''))
  }
  return { ask, taken, state }
}

it('FER-1 an answer is repeated with the new instant, without being read, made or written again', async () => {
  const { ask, taken } = openAnswers()

  const first = await ask()
  const second = await ask(before(CLOSES, 1))

  expect(first.AsOf).toBe(NOW)
  expect(second).toEqual({ ...first, AsOf: '2026-11-20T06:59:59.999Z' })
  expect(taken).toEqual({ read: 1, answer: 1, write: 1 })
})

it('FER-1 an answer is made again from the millisecond at which a comparison gives another result', async () => {
  const { ask, taken } = openAnswers()
  await ask()

  const closed = await ask(CLOSES)
  const back = await ask(NOW)

  expect([closed.IsClosed, back.IsClosed]).toEqual([true, false])
  expect(taken.answer).toBe(3)
})

it('FER-1 after a write the facts are read again, and the answer is made again only if they differ', async () => {
  let version = 1
  const { ask, taken, state } = openAnswers(() => version)
  await ask()

  version = 2
  await ask()
  expect(taken).toEqual({ read: 2, answer: 1, write: 1 })
  await ask()
  expect(taken.read).toBe(2)

  version = 3
  state.seats = 2
  expect((await ask()).Facts).toEqual({ seats: 2 })
  expect(taken).toEqual({ read: 3, answer: 2, write: 2 })
})

it('FER-1 every call reads the facts if others write to the store too', async () => {
  const { ask, taken, state } = openAnswers(() => null)
  await ask()
  await ask()
  state.seats = 0

  expect((await ask()).Facts).toEqual({ seats: 0 })
  expect(taken).toEqual({ read: 3, answer: 2, write: 2 })
})

it('FER-1 another tenant, language or query gets an answer of its own', async () => {
  const { ask, taken } = openAnswers()

  await ask()
  await ask(NOW, { tenant: 'b2b' })
  await ask(NOW, { language: 'ID' })
  await ask(NOW, { adults: 2 })

  expect(taken.answer).toBe(4)
})

it('FER-1 an answer with its instant in the middle is not repeated at another instant', async () => {
  const { ask, state } = openAnswers()
  state.isDatedInside = true
  await ask()

  const later = await ask(before(CLOSES, 1))

  expect(later.Inside).toEqual({ At: '2026-11-20T06:59:59.999Z' })
})
