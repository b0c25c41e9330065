import { setTimeout as pause } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createReadWriteLock } from './read-write-lock.ts'

it('APP-2 shared work runs side by side, and exclusive work runs alone', async () => {
  const lock = createReadWriteLock()
  const seen: string[] = []
  const work = (name: string, ms: number) => async () => {
    seen.push(`${name} begins`)
    await pause(ms)
    seen.push(`${name} ends`)
  }

  await Promise.all([
    lock.runShared(work('first', 30)),
    lock.runShared(work('second', 10)),
    lock.runExclusive(work('reset', 10)),
    lock.runShared(work('third', 1)),
  ])

  expect(seen).toEqual([
    'first begins',
    'second begins',
    'second ends',
    'first ends',
    'reset begins',
    'reset ends',
    'third begins',
    'third ends',
  ])
})

it('APP-2 exclusive work waits only for a time, and the lock opens again after a failure', async () => {
  const lock = createReadWriteLock(20)
  const endless = lock.runShared(() => pause(200))

  await expect(lock.runExclusive(() => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )

  expect(await lock.runShared(async () => 'through')).toBe('through')
  await endless
})
