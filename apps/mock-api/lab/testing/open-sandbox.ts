import { type OperationId, operations } from '@selat/sdk/operations'
import { expect, onTestFinished } from 'vitest'

import { TIME } from '../../src/server/sandbox/log-failure.ts'
import { createSandbox, type SandboxOptions } from '../../src/server/sandbox/sandbox.ts'
import { createCaller } from './create-caller.ts'
import { freshStore } from './fresh-store.ts'
import './remember-hashes.ts'

/** The instant at which every test's clock is frozen: Friday 14:30 in Singapore. */
export const TEST_NOW = '2026-11-20T06:30:00Z'

/**
 * Opens a fresh sandbox on the run's kind of store, unless the test names another, and a function that calls its operations.
 * The sandbox closes with the test.
 */
export async function openSandbox(options: SandboxOptions = {}) {
  const isPlaced = options.data !== undefined || options.databaseUrl !== undefined
  const store = isPlaced ? {} : await freshStore()
  const sandbox = await createSandbox({ clock: TEST_NOW, ...store, ...options })
  onTestFinished(() => sandbox.close())
  // Failed due work refuses no call (operation/run-in-savepoint.ts), so tests would not notice it otherwise.
  onTestFinished(() => {
    const failures = sandbox.services.requests.list({ status: '500' })
    expect(failures.filter(({ method }) => method === TIME)).toEqual([])
  })
  // A refusal that breaks the contract is sent anyway, and few tests check more of it than its code.
  onTestFinished(() => {
    const logged = sandbox.services.requests.list({ violations: true })
    // A success that breaks the contract is answered with a 500, which tests notice.
    const broken = logged.filter(({ error }) => error === null)
    const found = broken.flatMap(({ method, path, violations }) =>
      violations.map(({ pointer, message }) => `${method} ${path} ${pointer} ${message}`),
    )
    expect(found, 'what answers have that the contract has not').toEqual([])
  })
  return { ...sandbox, sandbox, ...createCaller(sandbox) }
}

/** Returns every operationId of the contract. */
export function operationIds(): OperationId[] {
  return Object.keys(operations) as OperationId[] // the keys of the registry
}
