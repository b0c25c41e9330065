import { expect, it } from 'vitest'

import { run } from '../process/run.ts'
import { mergeReport } from './report.ts'

const INTRO = '# Benchmarks\n\nMeasured on this machine.\n'
const KNOWN = `${INTRO}\n## One\n\n### Part\n\nold\n\n## Two\n\nkept\n`

it('BENCH a new measurement replaces its own section, and a new section comes last', () => {
  expect(mergeReport(KNOWN, INTRO, '## One\n\nnew\n\n## Three\n\nmore')).toBe(
    `${INTRO}\n## One\n\nnew\n\n## Two\n\nkept\n\n## Three\n\nmore\n`,
  )
})

it('BENCH a section that was measured on another machine says so, and the others stay', () => {
  const elsewhere = '# Benchmarks\n\nMeasured on another machine.\n'

  expect(mergeReport(KNOWN, elsewhere, '## One\n\nnew')).toBe(
    `${INTRO}\n## One\n\nMeasured on another machine.\n\nnew\n\n## Two\n\nkept\n`,
  )
})

it('BENCH an unknown benchmark is refused with the names of the known ones', async () => {
  const { code, output } = await run('node', ['tooling/bench/main.ts', 'site-server'], {
    capture: true,
  })

  expect(code).toBe(1)
  expect(output.trim()).toBe(
    'There is no benchmark "site-server". There are mock, first-view, scroll, typing, sdk, site.',
  )
})
