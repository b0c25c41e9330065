import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

const module = fileURLToPath(new URL('limit-young-generation.ts', import.meta.url))

// Half of the new objects survive a garbage collection. Without the limit, V8 would enlarge the young generation to 128 MB in this time.
const BUSY = `
import { getHeapSpaceStatistics } from 'node:v8'
const { limitYoungGeneration } = await import(${JSON.stringify(module)})
limitYoungGeneration()
let kept = []
for (let turn = 0; turn < 400; turn += 1) {
  const made = Array.from({ length: 4000 }, (_, index) => ({ index, list: [index] }))
  kept = [...kept, ...made.slice(2000)].slice(-60_000)
  await new Promise((resolve) => setImmediate(resolve))
}
const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
process.stdout.write(String(young.space_size / 2 ** 20))
`

it('APP-2 the young generation of the heap grows to two halves of 4 MB and no further', () => {
  const args = ['--input-type=module', '--eval', BUSY]
  const started = ['--semi-space-growth-factor=1', ...args]

  const { stdout, stderr } = spawnSync(process.execPath, started, { encoding: 'utf8' })

  expect(stderr).toBe('')
  expect(stdout).toBe('8')
})
