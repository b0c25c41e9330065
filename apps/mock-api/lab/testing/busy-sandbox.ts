import type { Sandbox } from '../../src/server/sandbox/sandbox.ts'
import { anyTables, dumpTables } from '../../src/server/snapshots/copy-tables.ts'
import { currentShapes } from '../../src/server/snapshots/table-shapes.ts'
import { createVisitor, pngFile } from './visitor.ts'

/** Makes bookings in several states, with a proof's bytes, mails, money and a fault rule. */
export async function keepBusy(sandbox: Sandbox): Promise<void> {
  const visitor = createVisitor(sandbox)
  const paid = await visitor.book({ adults: 2 })
  await visitor.choose(paid, 'QRIS')
  await sandbox.console.payments.settle(paid.order.Payment.Id)
  const declared = await visitor.book()
  await visitor.choose(declared, 'TRANSFER_BCA')
  await visitor.upload(declared, pngFile('回执.png', 900))
  await visitor.confirm(declared)
  await visitor.hold()
  await sandbox.console.faults.set([{ path: '/nowhere', status: 503, probability: 0.5 }])
  await sandbox.console.simulation.set('automatic')
}

/** Returns the whole state of a sandbox as lines, to compare it byte by byte. */
export async function bytesOf({ store, clock, services }: Sandbox): Promise<string[]> {
  const tables = await dumpTables(anyTables(store.db), await currentShapes())
  const { paymentMode, networkSeed, random } = services
  const rest = [clock.state(), paymentMode, networkSeed, random.ids.state()]
  return [...Object.values(tables).flat(), ...rest].map((line) => JSON.stringify(line))
}

/** Continues the sandbox and returns all bytes of what follows. */
export async function goOn(sandbox: Sandbox): Promise<unknown> {
  const visitor = createVisitor(sandbox)
  await sandbox.console.clock.advance(120)
  const placed = await visitor.book({ adults: 3 })
  await visitor.choose(placed, 'QRIS')
  await sandbox.console.clock.advance(60)
  const tickets = await visitor.tickets(placed)
  return [placed, tickets.body, (await sandbox.console.outbox.list()).mails]
}
