import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { repeatDueWork } from './repeat-due-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('APP-2 acts every second, says once that it cannot and once that it can again', async () => {
  const said: string[] = []
  let acted = 0
  const acting = repeatDueWork({
    work: async () => {
      acted += 1
      if (acted > 1 && acted < 5) throw new Error('no store')
    },
    onFailing: (error) => said.push(String(error)),
    onRecovered: () => said.push('goes on'),
  })

  await vi.advanceTimersByTimeAsync(6500)
  await acting.stop()
  await vi.advanceTimersByTimeAsync(3000)

  expect(acted).toBe(6)
  expect(said).toEqual(['Error: no store', 'goes on'])
})

it('APP-2 is never at work twice at once, and stops when what is at work has ended', async () => {
  let atWork = 0
  let most = 0
  const acting = repeatDueWork({
    work: async () => {
      atWork += 1
      most = Math.max(most, atWork)
      await new Promise((resolve) => setTimeout(resolve, 2500))
      atWork -= 1
    },
    onFailing: () => undefined,
    onRecovered: () => undefined,
  })

  await vi.advanceTimersByTimeAsync(1500)
  const stopped = acting.stop()
  await vi.advanceTimersByTimeAsync(2500)
  await stopped

  expect([most, atWork]).toEqual([1, 0])
})
