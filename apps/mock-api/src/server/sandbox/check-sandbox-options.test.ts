import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createSandbox } from './sandbox.ts'
import { createSandboxes } from './sandboxes.ts'

const NOT_A_DAY = '2026-02-30T00:00:00Z'

it.each([
  ['a sandbox', createSandbox],
  ['several sandboxes', createSandboxes],
])('APP-2 %s does not begin at an instant that is none', async (_what, create) => {
  await expect(create({ clock: NOT_A_DAY })).rejects.toThrow(
    `clock takes an instant with its zone, such as 2026-11-20T06:30:00Z, in the years 2000 to 2099, not "${NOT_A_DAY}".`,
  )
})

it('APP-2 the clock of a sandbox does not move to an instant that is none', async () => {
  const { clock } = await openSandbox()
  const before = clock.now()

  expect(() => clock.freeze(NOT_A_DAY)).toThrow(/^clock\.freeze takes an instant with its zone/)
  expect(clock.now()).toBe(before)
})
