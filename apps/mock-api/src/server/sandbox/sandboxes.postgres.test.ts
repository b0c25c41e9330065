import { expect, inject, it, onTestFinished } from 'vitest'

import { bytesOf, keepBusy } from '../../../lab/testing/busy-sandbox.ts'
import { freshStore } from '../../../lab/testing/fresh-store.ts'
import { openSandbox, TEST_NOW } from '../../../lab/testing/open-sandbox.ts'
import { createConsoleClient } from '../console/console-client.ts'
import { openSandboxStores } from './sandbox-stores.ts'
import { createSandboxes } from './sandboxes.ts'

it('APP-2 each sandbox has its own schema, which is found after a restart and dropped with the sandbox', async () => {
  const databaseUrl = inject('databaseUrl') ?? ''
  const name = `b-${crypto.randomUUID().slice(0, 8)}`
  onTestFinished(() => openSandboxStores({ databaseUrl }).remove('main'))
  const open = () => createSandboxes({ databaseUrl, clock: TEST_NOW })
  const deskOf = ({ fetch }: Awaited<ReturnType<typeof open>>, sandbox: string) =>
    createConsoleClient('http://localhost:4010', { sandbox, fetch: (request) => fetch(request) })
  const first = await open()
  await deskOf(first, name).clock.advance(60)
  expect((await deskOf(first, 'main').clock.read()).now).toBe('2026-11-20T06:30:00.000Z')
  await first.close()

  const second = await open()
  onTestFinished(() => second.close())

  const { sandboxes } = await deskOf(second, 'main').sandboxes.list()
  expect(sandboxes).toContainEqual({ name, isOpen: false, since: null, clock: null })
  expect((await deskOf(second, name).clock.read()).now).toBe('2026-11-20T06:31:00.000Z')
  const left = await deskOf(second, 'main').sandboxes.remove(name)
  expect(left.sandboxes.map((sandbox) => sandbox.name)).not.toContain(name)
})

it('APP-2 a sandbox that one instance removes is gone for the other, which opens a new one of that name', async () => {
  const databaseUrl = inject('databaseUrl') ?? ''
  const name = `gone-${crypto.randomUUID().slice(0, 8)}`
  const open = async () => {
    const sandboxes = await createSandboxes({ databaseUrl, clock: TEST_NOW })
    onTestFinished(() => sandboxes.close())
    return (sandbox: string) =>
      createConsoleClient('http://localhost:4010', {
        sandbox,
        fetch: (request) => sandboxes.fetch(request),
      })
  }
  onTestFinished(() => openSandboxStores({ databaseUrl }).remove(name))
  const [here, there] = [await open(), await open()]
  await here(name).clock.advance(60)
  expect((await there(name).clock.read()).now).toBe('2026-11-20T06:31:00.000Z')

  await here('main').sandboxes.remove(name)

  const listed = await there('main').sandboxes.list()
  expect(listed.sandboxes.map((sandbox) => sandbox.name)).not.toContain(name)
  expect((await there(name).clock.read()).now).toBe('2026-11-20T06:30:00.000Z')
  await here(name).clock.advance(5)
  expect((await there(name).clock.read()).now).toBe('2026-11-20T06:30:05.000Z')
})

it('APP-2 a snapshot that one instance loads applies to all instances at once', async () => {
  const place = await freshStore('postgres')
  const [here, there] = await Promise.all(
    [1, 2].map(async () => (await openSandbox({ ...place, clock: TEST_NOW })).sandbox),
  )
  if (!here || !there) throw new Error('There are two.')
  await keepBusy(here)
  await here.console.snapshots.save('busy')
  await there.console.clock.advance(900)
  await there.console.simulation.set('manual')
  await there.console.reset()

  const { clock } = await there.console.snapshots.load('busy')

  expect(await here.console.clock.read()).toEqual(clock)
  expect(await here.console.simulation.read()).toEqual({ simulation: 'automatic' })
  expect((await here.console.faults.list()).rules).toHaveLength(1)
  expect((await here.console.payments.list()).payments).toHaveLength(2)
  expect(await bytesOf(here)).toEqual(await bytesOf(there))
})
