import { describe, expect, it, vi } from 'vitest'

import { lastingStore } from '../../../lab/testing/fresh-store.ts'
import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import {
  createOperator,
  createVisitor,
  NOW,
  type Placed,
  pngFile,
} from '../../../lab/testing/visitor.ts'
import { auditLedger } from '../../audit/audit-ledger.ts'
import type { Db, Store } from '../../engine/store/store.ts'
import type { SandboxOptions } from '../../server/sandbox/sandbox.ts'
import { resetState } from '../../server/snapshots/reset-state.ts'
import { listAccounts } from './list-accounts.ts'

async function openShop(options: SandboxOptions = {}) {
  const { sandbox, services, store } = await openSandbox({ seed: 'books', ...options })
  const visitor = createVisitor(sandbox)
  const operate = createOperator(sandbox)
  return {
    sandbox,
    services,
    store,
    visitor,
    operate,
    settle: ({ order }: Placed) => operate(`payments/${order.Payment.Id}/settle`, {}),
    approve: ({ order }: Placed) => operate(`payments/${order.Payment.Id}/approve`, {}),
    books: async ({ order }: Placed) => {
      const rows = await store.db
        .selectFrom('ledger_transfers')
        .selectAll()
        .where('order_id', '=', order.Id)
        .orderBy('reference')
        .orderBy('tenant')
        .orderBy('id')
        .execute()
      return rows.map((row) => [
        row.kind,
        row.debit_account,
        row.credit_account,
        row.amount,
        row.at,
      ])
    },
  }
}

describe('money of orders', () => {
  it('CHK-8 is booked only once from the method to sales when the payment is reported several times at once', async () => {
    const { visitor, settle, books, store } = await openShop()
    const placed = await visitor.book({ adults: 2 })
    await visitor.choose(placed, 'QRIS')

    await Promise.all([settle(placed), settle(placed), settle(placed)])

    const { Amount } = placed.order.TotalAmount
    expect(await books(placed)).toEqual([
      ['capture', 'clearing:QRIS:IDR', 'sales:IDR', Amount, NOW],
    ])
    expect(await auditLedger(store.db)).toEqual([])
  })

  it('CHK-5 is booked when the tenant approves it, and not by "I have paid"', async () => {
    const { visitor, approve, books, store } = await openShop()
    const placed = await visitor.book()
    await visitor.choose(placed, 'TRANSFER_BCA')
    await visitor.upload(placed, pngFile())
    await visitor.confirm(placed)

    const declared = await books(placed)
    await approve(placed)

    expect(declared).toEqual([])
    expect(await books(placed)).toHaveLength(1)
    expect(await auditLedger(store.db)).toEqual([])
  })

  it('CHK-8 is booked once as sales when it comes late and the seats are free', async () => {
    const { visitor, settle, books, sandbox, store } = await openShop()
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    sandbox.clock.advance(3600)

    await settle(placed)
    await settle(placed)

    expect(await books(placed)).toEqual([
      [
        'capture',
        'clearing:QRIS:IDR',
        'sales:IDR',
        placed.order.TotalAmount.Amount,
        sandbox.clock.now(),
      ],
    ])
    expect(await auditLedger(store.db)).toEqual([])
  })

  it('CHK-8 is booked once and refunded once when it comes for a cancelled order without a method', async () => {
    const { visitor, settle, books, sandbox, store } = await openShop()
    const placed = await visitor.book()
    await visitor.cancel(placed)

    await Promise.all([settle(placed), settle(placed)])
    const owed = await books(placed)
    sandbox.clock.advance(5 * 86_400)
    await visitor.order(placed)

    const { Amount } = placed.order.TotalAmount
    const later = '2026-11-25T06:30:00.000Z'
    expect(owed).toEqual([
      ['capture', 'clearing:UNALLOCATED:IDR', 'refunds_payable:IDR', Amount, NOW],
    ])
    expect(await books(placed)).toEqual([
      ['capture', 'clearing:UNALLOCATED:IDR', 'refunds_payable:IDR', Amount, NOW],
      ['refund', 'refunds_payable:IDR', 'clearing:UNALLOCATED:IDR', Amount, later],
    ])
    expect(await auditLedger(store.db)).toEqual([])
  })

  it('CHK-8 is not booked when another part of the payment fails', async () => {
    const { visitor, settle, books, store, services } = await openShop()
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    const make = services.ids.make.bind(services.ids)
    const noMail = vi.spyOn(services.ids, 'make').mockImplementation((prefix) => {
      if (prefix === 'eml') throw new Error('no mail today')
      return make(prefix)
    })

    const failed = await settle(placed)
    noMail.mockRestore()

    expect(failed.status).toBe(500)
    expect(await books(placed)).toEqual([])
    expect(await auditLedger(store.db)).toEqual([])
    await settle(placed)
    expect(await books(placed)).toHaveLength(1)
  })

  it('CHK-8 the audit finds a paid order that is not booked, and a booking that no order explains', async () => {
    const { visitor, settle, store } = await openShop()
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    await settle(placed)
    const findingsAfter = async (change: (db: Db) => { execute(): Promise<unknown> }) => {
      const findings: string[] = []
      const changed = store.transaction(async (db) => {
        await change(db).execute()
        findings.push(...(await auditLedger(db)))
        throw new Error('and back')
      })
      await expect(changed).rejects.toThrow('and back')
      return findings.join('; ')
    }

    const lacking = await findingsAfter((db) => db.deleteFrom('ledger_transfers'))
    const other = await findingsAfter((db) => db.updateTable('ledger_transfers').set({ amount: 1 }))
    const unpaid = await findingsAfter((db) => db.updateTable('orders').set({ status: 'ENTRY' }))

    expect(lacking).toContain(`not booked: nusa ${placed.order.Id}`)
    expect(other).toContain(`booked for nothing: nusa ${placed.order.Id}`)
    expect(unpaid).toContain(`booked for nothing: nusa ${placed.order.Id}`)
    expect(await auditLedger(store.db)).toEqual([])
  })
})

describe('the whole ledger', () => {
  it('AGT-1 shows the wallets with the balances of the fixtures, and sums to zero in each currency', async () => {
    const { services } = await openShop()

    const { accounts, sums, transfers } = await listAccounts(services)

    const wallets = accounts.filter(({ kind }) => kind === 'wallet')
    expect(
      wallets.map(({ holder, balance }) => [holder, balance.amount, balance.currency]),
    ).toEqual([
      ['Baruna Tours', 25_000_000, 'IDR'],
      ["Strait's View Travel", 3_500_000, 'IDR'],
      ['Baruna Tours', 50_000, 'SGD'],
      ["Strait's View Travel", 320_000, 'SGD'],
    ])
    expect(sums).toEqual([
      { amount: 0, currency: 'IDR', exponent: 0 },
      { amount: 0, currency: 'SGD', exponent: 2 },
    ])
    expect(transfers).toHaveLength(4)
  })

  it('AGT-1 is the same as at the start after a reset, also when it is read twice at once', async () => {
    const { services, visitor, settle, store } = await openShop()
    const before = await listAccounts(services)
    const placed = await visitor.book()
    await visitor.choose(placed, 'QRIS')
    await settle(placed)

    await resetState(services)
    const [after] = await Promise.all([listAccounts(services), listAccounts(services)])

    expect(after).toEqual(before)
    expect(await auditLedger(store.db)).toEqual([])
  })

  it('CHK-8 has the payments of data from a release without a ledger', async () => {
    const place = await lastingStore()
    const shop = await openShop(place)
    const paid = await shop.visitor.book()
    await shop.visitor.choose(paid, 'QRIS')
    await shop.settle(paid)
    const cancelled = await shop.visitor.book()
    await shop.visitor.cancel(cancelled)
    await shop.settle(cancelled)
    const [late] = (await shop.sandbox.console.refunds.list()).refunds
    await shop.sandbox.console.refunds.complete(late?.id ?? '')
    await shop.visitor.book()
    const before = await accountsOf(shop.store)
    await forgetLedger(shop.store)
    await shop.sandbox.close()

    const again = await openSandbox(place)

    expect(await auditLedger(again.store.db)).toEqual([])
    expect(await accountsOf(again.store)).toEqual(before)
  })
})

function accountsOf({ db }: Store) {
  return db.selectFrom('ledger_accounts').selectAll().orderBy('id').execute()
}

/** Changes the store to that of a release without a ledger, which returned late payments immediately and without a refund. */
async function forgetLedger({ db }: Store): Promise<void> {
  await db.deleteFrom('refunds').execute()
  for (const table of ['ledger_transfers', 'ledger_accounts', 'top_ups', 'top_up_proofs'])
    await db.schema.dropTable(table).execute()
  await db
    .withTables<{ schema_versions: { name: string } }>()
    .deleteFrom('schema_versions')
    .where('name', 'in', ['0005-ledger', '0017-top-ups'])
    .execute()
}
