import { expect, it } from 'vitest'

import { freshFile } from '../../../lab/testing/fresh-store.ts'
import { openSandbox, TEST_NOW } from '../../../lab/testing/open-sandbox.ts'
import { createOperator } from '../../../lab/testing/visitor.ts'
import { createSandbox, type SandboxOptions } from '../../server/sandbox/sandbox.ts'

/** Starts a sandbox on a file, and returns the settings that it finds there. */
async function startOn(data: string, options: SandboxOptions) {
  const sandbox = await createSandbox({ data, ...options })
  const found = { now: sandbox.clock.now(), simulation: sandbox.services.paymentMode }
  return { found, act: createOperator(sandbox), close: () => sandbox.close() }
}

it('CRT-2 a start with the same clock continues where the last one ended, and another clock is set anew', async () => {
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

it('CHK-5 the simulation keeps its setting until a start sets another', async () => {
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

it('CHK-8 a change that cannot be stored is not answered as a success', async () => {
  const { sandbox, store } = await openSandbox()
  const operate = createOperator(sandbox)
  await store.db.schema.alterTable('meta').renameTo('meta_elsewhere').execute()

  const { status } = await operate('clock/advance', { seconds: 60 })

  expect(status).toBe(500)
})
