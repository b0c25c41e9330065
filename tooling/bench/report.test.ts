import { expect, it } from 'vitest'

import { mergeReport } from './report.ts'

const INTRO = '# Benchmarks\n\nMeasured on this machine.\n'
const KNOWN = `${INTRO}\n## One\n\n### Part\n\nold\n\n## Two\n\nkept\n`

it('BENCH what is measured anew replaces its own section, and a new one follows', () => {
  expect(mergeReport(KNOWN, INTRO, '## One\n\nnew\n\n## Three\n\nmore')).toBe(
    `${INTRO}\n## One\n\nnew\n\n## Two\n\nkept\n\n## Three\n\nmore\n`,
  )
})

it("BENCH a part is not written into another machine's report", () => {
  expect(() => mergeReport(KNOWN, '# Benchmarks\n\nElsewhere.\n', '## One\n\nnew')).toThrow(
    'of another machine',
  )
})
