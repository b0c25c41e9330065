import { expect, it } from 'vitest'

import { bytesOf, goOn, keepBusy } from '../../../lab/testing/busy-sandbox.ts'
import { freshStore } from '../../../lab/testing/fresh-store.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { auditSandbox } from '../../audit/audit-sandbox.ts'

it('APP-2 a snapshot goes from memory to PostgreSQL to a file, and each sandbox continues in the same way', async () => {
  const openOn = async (kind: string) =>
    (await openSandbox({ ...(await freshStore(kind)), seed: 'engines' })).sandbox
  const memory = await openOn('memory')
  await keepBusy(memory)
  await memory.console.snapshots.save('engines')
  const before = await bytesOf(memory)
  let file = await memory.console.snapshots.download('engines')
  const next = await goOn(memory)

  for (const kind of ['postgres', 'file']) {
    const sandbox = await openOn(kind)
    await sandbox.console.snapshots.upload(file)
    await sandbox.console.snapshots.load('engines')

    expect(await bytesOf(sandbox)).toEqual(before)
    await sandbox.console.snapshots.remove('engines')
    await sandbox.console.snapshots.save('engines')
    file = await sandbox.console.snapshots.download('engines')
    expect(await goOn(sandbox)).toEqual(next)
    expect(await auditSandbox(sandbox.store.db, sandbox.services)).toEqual([])
  }
})
