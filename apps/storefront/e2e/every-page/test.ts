import { deskOf } from '../support/desk.ts'
import { mock } from '../support/sites.ts'
import { test as base } from '../support/test.ts'
import { type Device, openVisitor } from './devices.ts'
import type { Visitor } from './visits.ts'
import { createWorld, type World } from './world.ts'

type Worker = {
  /** Each visitor with a device, the same for all tests of a worker. */
  visitors: Record<Visitor, Device>
  world: World
}

export const test = base.extend<object, Worker>({
  visitors: [
    async ({ browser }, use) => {
      const [guest, customer, agent, authority] = await Promise.all([
        openVisitor(browser, 'guest'),
        openVisitor(browser, 'customer'),
        openVisitor(browser, 'agent'),
        openVisitor(browser, 'authority'),
      ])
      await use({ guest, customer, agent, authority })
    },
    // Before each test begins to watch which devices are opened, and closes them.
    { scope: 'worker', auto: true },
  ],
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs here
    async ({}, use, { parallelIndex }) => {
      await use(createWorld(deskOf(mock), parallelIndex))
    },
    { scope: 'worker' },
  ],
})
