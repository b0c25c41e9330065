import { expect, it } from 'vitest'

import { root, run } from './run.ts'

it.each([
  ['tooling/check/main.ts', /^check \[--since COMMIT\]/m],
  ['tooling/bench/main.ts', /^pnpm bench \[mock\]/m],
  ['tooling/walls/structure/main.ts', /^structure \[--accept-rise\]/m],
])('TEST %s prints its options if it gets an unknown one', async (program, usage) => {
  const { code, output } = await run('node', [program, '--frobnicate'], {
    cwd: root,
    capture: true,
  })

  expect(code).toBe(2)
  expect(output).toContain("Unknown option '--frobnicate'")
  expect(output).toMatch(usage)
  expect(output).not.toMatch(/^\s+at /m)
})
