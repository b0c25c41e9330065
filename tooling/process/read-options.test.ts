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

it.each([
  ['tooling/check/main.ts', /^check \[--since COMMIT\]/],
  ['tooling/bench/main.ts', /^pnpm bench \[mock\]/],
  ['tooling/walls/structure/main.ts', /^structure \[--accept-rise\]/],
  ['tooling/new/main.ts', /^pnpm new tenant FOLDER/],
  ['tooling/release/main.ts', /^pnpm release --dry-run/],
  ['tooling/test/main.ts', /^test \[runner …\]/],
  ['tooling/verify/main.ts', /^verify \[step …\]/],
])('TEST %s says with --help how it is used, and does nothing else', async (program, usage) => {
  const { code, output } = await run('node', [program, '--help'], { cwd: root, capture: true })

  expect(code).toBe(0)
  expect(output).toMatch(usage)
})
