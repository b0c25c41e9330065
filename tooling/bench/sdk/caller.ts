import { busySeconds } from './busy-seconds.ts'
import { load } from './same-requests.ts'
import type { Round, RoundDone } from './speed.ts'

// This process has one client, which calls for as long as its parent says.
const [id, origin] = process.argv.slice(2)
if (id === undefined || origin === undefined) throw new Error('caller <client> <origin>')

const calls = await load(id, origin)
const perform = {
  listTerminals: () => calls.listTerminals(),
  addToCart: () => calls.addToCart('2026-12-12', 'off_HFC-BTC-SRL-20261212-1020-ECO-O'),
}

process.on('message', ({ call, milliseconds, atOnce }: Round) => {
  void callFor(perform[call], milliseconds, atOnce).then((done) => process.send?.(done))
})
process.send?.('ready')

async function callFor(
  one: () => Promise<unknown>,
  milliseconds: number,
  atOnce: number,
): Promise<RoundDone> {
  const startedAt = performance.now()
  const before = busySeconds()
  let made = 0
  async function again(): Promise<void> {
    while (performance.now() - startedAt < milliseconds) {
      await one()
      made += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, again))
  return { perSecond: made / (busySeconds() - before) }
}
