import { expect, it } from 'vitest'

import { createLatestQueue } from './latest-queue.ts'

function startQueue() {
  const sent: number[] = []
  const settle: { resolve: () => void; reject: () => void }[] = []
  let idle = 0
  const queue = createLatestQueue<number>(
    (value) => {
      sent.push(value)
      return new Promise<void>((resolve, reject) => settle.push({ resolve, reject }))
    },
    () => idle++,
  )
  const answered = () => new Promise((done) => setTimeout(done))
  return { queue, sent, settle, answered, idleTimes: () => idle }
}

it('CRT-1 the first change is sent at once, and after its answer only the latest of the others', async () => {
  const { queue, sent, settle, answered, idleTimes } = startQueue()

  queue.add(1)
  queue.add(2)
  queue.add(3)
  expect(sent).toEqual([1])
  settle[0]?.resolve()
  await answered()
  expect(sent).toEqual([1, 3])
  settle[1]?.resolve()
  await answered()

  expect(idleTimes()).toBe(1)
})

it('CRT-1 a refused change drops the one that waits after it, and the next one is sent', async () => {
  const { queue, sent, settle, answered, idleTimes } = startQueue()

  queue.add(1)
  queue.add(2)
  settle[0]?.reject()
  await answered()
  expect(sent).toEqual([1])
  expect(idleTimes()).toBe(1)
  queue.add(4)

  expect(sent).toEqual([1, 4])
})
