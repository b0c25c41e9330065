import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { createSandbox, type SandboxOptions } from './sandbox.ts'
import { createSandboxes } from './sandboxes.ts'

const NOT_A_DAY = '2026-02-30T00:00:00Z'

it.each([
  ['a sandbox', createSandbox],
  ['several sandboxes', createSandboxes],
])('APP-2 %s cannot start at an instant that does not exist', async (_what, create) => {
  await expect(create({ clock: NOT_A_DAY })).rejects.toThrow(
    `clock takes an instant with its zone, such as 2026-11-20T06:30:00Z, in the years 2000 to 2099, not "${NOT_A_DAY}".`,
  )
})

it('APP-2 the clock of a sandbox cannot be moved to an instant that does not exist', async () => {
  const { clock } = await openSandbox()
  const before = clock.now()

  expect(() => clock.freeze(NOT_A_DAY)).toThrow(/^clock\.freeze takes an instant with its zone/)
  expect(clock.now()).toBe(before)
})

it.each([
  [{ simulation: 'foo' }, 'simulation takes automatic, manual, not "foo".'],
  [
    { simulation: 'auto' },
    'simulation takes automatic, manual, not "auto". Did you mean automatic?',
  ],
  [{ sede: 'a' }, 'There is no option "sede" of a sandbox. Did you mean seed?'],
  [{ port: 4010 }, 'There is no option "port" of a sandbox.'],
  [
    { faults: 'flakey' },
    'faults takes slow, flaky, outage, hostile, not "flakey". Did you mean flaky?',
  ],
  [
    { faults: [{ path: '*', status: 200 }] },
    'The fault rules do not hold: /rules/0/status is too small.',
  ],
  [
    { storefront: 'https://shop.example/base/' },
    'storefront takes an address without a path, such as https://shop.example, because a storefront\'s pages begin at its root, not "https://shop.example/base/".',
  ],
])('APP-2 sandboxes with %j are refused in one sentence', async (options, sentence) => {
  // Programs without types give what the type forbids.
  const given = options as unknown as SandboxOptions

  await expect(createSandbox(given)).rejects.toThrow(new Error(sentence))
  await expect(createSandboxes(given)).rejects.toThrow(new Error(sentence))
})
