import { randomBytes } from 'node:crypto'

import { type Desk, deskOf } from './desk.ts'
import { openDoor } from './open-door.ts'
import { mock, staticSite } from './sites.ts'

/** The shared storefront at an address that only one test uses. All its calls go to a sandbox whose clock the test controls. */
export type OwnSandbox = {
  readonly url: string
  /** The address of the site for agents in this sandbox. */
  readonly agents: string
  readonly desk: Desk
  close(): Promise<void>
}

export async function openOwnSandbox(): Promise<OwnSandbox> {
  const name = `e-${randomBytes(8).toString('hex')}`
  const door = await openDoor(() => staticSite, { 'x-mock-sandbox': name })
  const desk = deskOf(door.url)
  await desk.run()
  return {
    url: door.url,
    agents: door.url.replace('//localhost', '//b2b.localhost'),
    desk,
    async close() {
      door.close()
      await deskOf(mock).removeSandbox(name)
    },
  }
}
