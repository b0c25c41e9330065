import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { repeatDueWork } from './repeat-due-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('APP-2 runs every second, and reports once that it fails and once that it works again', async () => {
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

it('APP-2 never runs twice at once, and stops after the present run has ended', async () => {
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
