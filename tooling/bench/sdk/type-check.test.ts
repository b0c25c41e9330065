import { expect, it } from 'vitest'

import { totalSecondsOf } from './type-check.ts'

it("BENCH a compiler's total time is read from its diagnostics", () => {
  const diagnostics = 'Files:              95\nCheck time:      0.12s\nTotal time:      0.345s\n'

  expect(totalSecondsOf(diagnostics)).toBe(0.345)
  expect(() => totalSecondsOf('Files: 95')).toThrow('No total time')
})
