import { Gauge, type Registry } from 'prom-client'

import type { Sandbox } from '../sandbox/sandbox.ts'

type Opened = () => readonly Pick<Sandbox, 'services' | 'store'>[]

/** Registers gauges of the open sandboxes. They are measured only when the metrics are read. */
export function gaugeSandboxes(register: Registry, opened: Opened): void {
  const open = new Gauge({
    name: 'selat_sandboxes_open',
    help: 'Sandboxes that are open.',
    registers: [],
    collect() {
      this.set(opened().length)
    },
  })
  const seats = new Gauge({
    name: 'selat_seats',
    help: 'Seats out of the inventory, by state.',
    labelNames: ['sandbox', 'state'],
    registers: [],
    async collect() {
      this.reset()
      await eachSandbox(opened, async ({ db }, sandbox) => {
        const counts = await db
          .selectFrom('stock')
          .where('resource', 'like', 'sai%')
          .select(({ fn }) => [fn.sum('held').as('held'), fn.sum('sold').as('sold')])
          .executeTakeFirst()
        this.set({ sandbox, state: 'held' }, Number(counts?.held ?? 0))
        this.set({ sandbox, state: 'sold' }, Number(counts?.sold ?? 0))
      })
    },
  })
  const orders = new Gauge({
    name: 'selat_orders',
    help: 'Orders, by status.',
    labelNames: ['sandbox', 'status'],
    registers: [],
    async collect() {
      this.reset()
      await eachSandbox(opened, async ({ db }, sandbox) => {
        const counts = await db
          .selectFrom('orders')
          .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
          .groupBy('status')
          .execute()
        for (const { status, count } of counts) this.set({ sandbox, status }, Number(count))
      })
    },
  })
  for (const gauge of [open, seats, orders]) register.registerMetric(gauge)
}

/**
 * Measures each sandbox. If a store does not answer, its values are left out, so that the other metrics can still be read.
 */
async function eachSandbox(
  opened: Opened,
  read: (store: Sandbox['store'], sandbox: string) => Promise<void>,
): Promise<void> {
  await Promise.allSettled(opened().map(({ store, services }) => read(store, services.about.name)))
}
