import { expect, it } from 'vitest'

import { limitWork, TooMuchWork } from './limit-work.ts'

it('BENCH only two tasks run at a time, one waits for its turn, and a fourth is refused', async () => {
  const limited = limitWork({ atOnce: 2, waiting: 1 })
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
  }

  const first = limited(work)
  const second = limited(work)
  const third = limited(work)
  await expect(limited(work)).rejects.toThrow(TooMuchWork)
  expect(running).toBe(2)
  ends.shift()?.()
  await first
  expect(running).toBe(2)
  ends.splice(0).forEach((end) => end())
  await second
  await new Promise((resolve) => setTimeout(resolve, 0))
  ends.splice(0).forEach((end) => end())
  await third

  expect(most).toBe(2)
})

it('BENCH a task that fails makes room for the next', async () => {
  const limited = limitWork({ atOnce: 1, waiting: 1 })

  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no')

  await expect(limited(() => Promise.resolve(1))).resolves.toBe(1)
})
