import { expect, it } from 'vitest'

import { createFairQueue } from './fair-queue.ts'
import { retryContention } from './retry-contention.ts'

/** Makes work that is refused `times` times before it succeeds, and then adds its name to `seen`. */
function refusedWork(name: string, times: number, seen: string[]) {
  let tries = 0
  return async () => {
    tries += 1
    await Promise.resolve()
    if (tries <= times) throw Object.assign(new Error('refused'), { code: '40001' })
    seen.push(name)
    return name
  }
}

it('CHK-8 who was refused goes on in his turn, and who comes new waits for him', async () => {
  const queue = createFairQueue()
  const seen: string[] = []
  const run = (name: string, times: number) =>
    retryContention(refusedWork(name, times, seen), { queue })

  const refused = [run('first refused', 4), run('second refused', 1)]
  // This work begins before the first pause of the others is over.
  const lucky = await run('lucky', 0)
  expect(seen).toEqual(['lucky'])
  const answers = await Promise.all([...refused, run('new', 0)])

  expect(seen).toEqual(['lucky', 'first refused', 'second refused', 'new'])
  expect([lucky, ...answers]).toEqual(['lucky', 'first refused', 'second refused', 'new'])
})

it('CHK-8 a turn that fails is over', async () => {
  const queue = createFairQueue()
  const seen: string[] = []
  const hopeless = retryContention(refusedWork('hopeless', 1000, seen), { queue, deadlineMs: 30 })

  await expect(hopeless).rejects.toThrow('refused')
  await retryContention(refusedWork('next', 2, seen), { queue })

  expect(seen).toEqual(['next'])
})
