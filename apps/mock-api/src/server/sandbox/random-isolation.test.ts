import fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'

import { bytesOf, keepBusy } from '../../../lab/testing/busy-sandbox.ts'
import { TEST_NOW } from '../../../lab/testing/open-sandbox.ts'
import { createVisitor, type Placed } from '../../../lab/testing/visitor.ts'
import type { Sandbox } from './sandbox.ts'
import { createSandboxes } from './sandboxes.ts'

/** Actions of people and programs in a sandbox. Refusals are as useful as successes. */
const ACTIONS: Readonly<Record<string, (a: Sandbox, placed: Placed[]) => Promise<unknown>>> = {
  hold: (a) => createVisitor(a).hold(),
  book: async (a, placed) => placed.push(await createVisitor(a).book()),
  choose: (a, placed) => ofLast(placed, (last) => createVisitor(a).choose(last, 'QRIS')),
  settle: (a, placed) => ofLast(placed, ({ order }) => a.console.payments.settle(order.Payment.Id)),
  fail: (a, placed) => ofLast(placed, ({ order }) => a.console.payments.fail(order.Payment.Id)),
  cancel: (a, placed) => ofLast(placed, (last) => createVisitor(a).cancel(last)),
  advance: (a) => a.console.clock.advance(700),
  run: (a) => a.console.clock.run(),
  freeze: (a) => a.console.clock.freeze(TEST_NOW),
  faults: (a) => a.console.faults.setProfile('slow').then(() => a.console.faults.clear()),
  automatic: (a) => a.console.simulation.set('automatic'),
  seats: async (a) => {
    const { sailings } = await a.console.sailings.list({
      from: 'HFC',
      to: 'BTC',
      date: '2026-12-12',
    })
    await a.console.sailings.leaveSeats(sailings[0]?.id ?? '', 3)
  },
  reset: (a) => a.console.reset(),
  save: (a) => a.console.snapshots.save('one'),
  load: (a) => a.console.snapshots.load('one'),
  scenario: (a) => a.console.scenarios.run('login-wrong-password'),
}

async function ofLast(
  placed: Placed[],
  work: (last: Placed) => Promise<unknown>,
): Promise<unknown> {
  const last = placed.at(-1)
  return last && work(last)
}

it('APP-2 actions in one sandbox leave another one the same, to the byte', async () => {
  const sandboxes = await createSandboxes({ clock: TEST_NOW, seed: 'isolation' })
  onTestFinished(() => sandboxes.close())
  const [a, b] = [await sandboxes.open('a'), await sandboxes.open('b')]
  await keepBusy(b)
  await b.console.clock.freeze()
  const before = await bytesOf(b)
  const done = new Set<string>()

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(ACTIONS)), { minLength: 5, maxLength: 15 }),
      async (names) => {
        const placed: Placed[] = []
        for (const name of names) {
          // Many actions are refused, because their order is random.
          const outcome = await ACTIONS[name]?.(a, placed).then(
            () => 'done',
            () => 'refused',
          )
          if (outcome === 'done') done.add(name)
        }
        expect(await bytesOf(b)).toEqual(before)
      },
    ),
    { numRuns: 25 },
  )

  expect(done.size).toBeGreaterThan(10)
})
