import { expect, it } from 'vitest'

import type { PaymentMode } from '../../engine/settings/payment-mode-setting.ts'
import type { Store } from '../../engine/store/store.ts'
import { createDueWorkRunner } from './run-due-work.ts'

/** The work of these tests reads nothing from the sandbox. */
const workAt = () => null as never

/** Makes a runner whose store has one due record, and counts its queries and runs. */
function openRunner({ due, isShared = false }: { due: string; isShared?: boolean }) {
  const done = { asked: 0, swept: 0 }
  const state = {
    due: due as string | null,
    version: 1,
    stays: false,
    paymentMode: 'manual' as PaymentMode,
  }
  const store = {
    version: () => (isShared ? null : state.version),
    transaction: (work: (db: never) => Promise<unknown>) => work(null as never),
  } as unknown as Store // all that the runner asks of it
  const runner = createDueWorkRunner({
    list: [
      {
        run() {
          done.swept += 1
          if (!state.stays) {
            state.due = null
            state.version += 1
          }
          return Promise.resolve()
        },
      },
    ],
    nextDue: (_db, after) => {
      done.asked += 1
      return Promise.resolve(state.due !== null && state.due > after ? state.due : null)
    },
    store,
    paymentMode: () => state.paymentMode,
    workAt,
  })
  return { at: runner.run, done, state }
}

it('HLD-2 the store is not asked again while nothing is written and nothing is due', async () => {
  const { at, done } = openRunner({ due: '2026-11-20T07:00' })

  await at('2026-11-20T06:30')
  await at('2026-11-20T06:59')

  expect(done).toEqual({ asked: 1, swept: 0 })
})

it('HLD-2 due work runs at its instant, and the next call asks the store again', async () => {
  const { at, done } = openRunner({ due: '2026-11-20T07:00' })
  await at('2026-11-20T06:30')

  await at('2026-11-20T07:00')
  await at('2026-11-20T07:00')
  await at('2026-11-20T09:00')

  expect(done).toEqual({ asked: 3, swept: 1 })
})

it('HLD-2 after a write the store is asked again, because something may be due earlier', async () => {
  const { at, done, state } = openRunner({ due: '2026-11-20T07:00' })
  await at('2026-11-20T06:30')

  state.due = '2026-11-20T06:40'
  state.version += 1
  await at('2026-11-20T06:45')

  expect(done.swept).toBe(1)
})

it('HLD-2 work that stays due does not run at every call, unless payments are simulated', async () => {
  const { at, done, state } = openRunner({ due: '2026-11-20T06:00' })
  state.stays = true

  await at('2026-11-20T06:30')
  await at('2026-11-20T06:31')
  expect(done.swept).toBe(1)

  state.paymentMode = 'automatic'
  await at('2026-11-20T06:32')
  expect(done.swept).toBe(2)
})

it('HLD-2 every call asks a store to which others write too', async () => {
  const { at, done } = openRunner({ due: '2026-11-20T07:00', isShared: true })

  await at('2026-11-20T06:30')
  await at('2026-11-20T06:31')
  await at('2026-11-20T07:00')

  expect(done).toEqual({ asked: 3, swept: 1 })
})

it('HLD-2 of calls at the same time one asks the store, and after a failure the next one asks again', async () => {
  const { at, done } = openRunner({ due: '2026-11-20T07:00' })

  await Promise.all(Array.from({ length: 20 }, () => at('2026-11-20T06:30')))
  expect(done).toEqual({ asked: 1, swept: 0 })

  const failing = { asked: 0 }
  const runner = createDueWorkRunner({
    list: [],
    nextDue: () => {
      failing.asked += 1
      return failing.asked === 1 ? Promise.reject(new Error('busy')) : Promise.resolve(null)
    },
    store: { version: () => 1 } as Store, // all that the runner asks of it
    paymentMode: () => 'manual',
    workAt,
  })

  const together = await Promise.allSettled([
    runner.run('2026-11-20T06:30'),
    runner.run('2026-11-20T06:30'),
  ])
  await runner.run('2026-11-20T06:30')

  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(failing.asked).toBe(2)
})
