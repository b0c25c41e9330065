import { expect, it } from 'vitest'

import { freshFile } from '../../../lab/testing/fresh-store.ts'
import { openSandbox, TEST_NOW } from '../../../lab/testing/open-sandbox.ts'
import { createOperator } from '../../../lab/testing/visitor.ts'
import { createSandbox, type SandboxOptions } from '../../server/sandbox/sandbox.ts'

/** The settings that a start on a file finds, after an earlier one. */
async function startOn(data: string, options: SandboxOptions) {
  const sandbox = await createSandbox({ data, ...options })
  const found = { now: sandbox.clock.now(), simulation: sandbox.services.paymentMode }
  return { found, act: createOperator(sandbox), close: () => sandbox.close() }
}

it('CRT-2 a start with the same clock goes on where the last one stood, one with another is where it asks to be', async () => {
  const data = await freshFile()
  const first = await startOn(data, { clock: TEST_NOW })
  await first.act('clock/advance', { seconds: 60 })
  await first.close()

  const again = await startOn(data, { clock: TEST_NOW })
  await again.close()
  const other = await startOn(data, { clock: '2026-12-01T00:00:00Z' })
  await other.close()
  const without = await startOn(data, {})
  await without.close()

  expect([again.found.now, other.found.now, without.found.now]).toEqual([
    '2026-11-20T06:31:00.000Z',
    '2026-12-01T00:00:00.000Z',
    '2026-12-01T00:00:00.000Z',
  ])
})

it('CHK-5 how payments end stays as it was set, until a start asks for it otherwise', async () => {
  const data = await freshFile()
  const first = await startOn(data, { simulation: 'automatic' })
  await first.act('simulation', { simulation: 'manual' })
  await first.close()

  const again = await startOn(data, { simulation: 'automatic' })
  await again.close()
  const other = await startOn(data, { simulation: 'manual' })
  await other.act('simulation', { simulation: 'automatic' })
  await other.close()
  const last = await startOn(data, { simulation: 'manual' })
  await last.close()

  expect([again, other, last].map(({ found }) => found.simulation)).toEqual([
    'manual',
    'manual',
    'automatic',
  ])
})

it('CHK-8 a change that cannot be kept is no success to the one who made it', async () => {
  const { sandbox, store } = await openSandbox()
  const operate = createOperator(sandbox)
  await store.db.schema.alterTable('meta').renameTo('meta_elsewhere').execute()

  const { status } = await operate('clock/advance', { seconds: 60 })

  expect(status).toBe(500)
})
