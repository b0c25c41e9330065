import { expect, it } from 'vitest'

import { openStore } from '../../../src/engine/store/store.ts'
import { mayTie } from './may-tie.ts'

const { db } = await openStore()
const ordered = {
  'no order': db.selectFrom('cart_items').select('id'),
  'a column that others share': db
    .selectFrom('cart_items')
    .select('id')
    .where('tenant', '=', 'x')
    .orderBy('hold_expires_at'),
  'half a key': db.selectFrom('cart_items').select('id').orderBy('hold_expires_at').orderBy('id'),
  'a key': db
    .selectFrom('cart_items')
    .select('tenant')
    .orderBy('hold_expires_at')
    .orderBy('tenant')
    .orderBy('id')
    .limit(3),
  'a key of which one half is given': db
    .selectFrom('cart_items')
    .select('price')
    .where('tenant', '=', 'x')
    .where('state', '=', 'held')
    .orderBy('id', 'desc'),
  'halves of a key given in two ways': db
    .selectFrom('cart_items')
    .select('price')
    .where((row) => row.or([row('tenant', '=', 'x'), row('state', '=', 'held')]))
    .orderBy('id', 'desc'),
  'a key of a joined row, from which the other one follows': db
    .selectFrom('tickets')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.tenant', '=', 'tickets.tenant')
        .onRef('order_items.id', '=', 'tickets.order_item_id'),
    )
    .select('tickets.number')
    .orderBy('tickets.tenant')
    .orderBy('tickets.id'),
  'what a joined row shares with its siblings': db
    .selectFrom('tickets')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.tenant', '=', 'tickets.tenant')
        .onRef('order_items.id', '=', 'tickets.order_item_id'),
    )
    .select('tickets.number')
    .orderBy('order_items.tenant')
    .orderBy('order_items.id'),
  'a key, beside a value from another table': db
    .selectFrom('stock')
    .select((row) =>
      row.fn
        .coalesce(
          row
            .selectFrom('stock_holds')
            .select((hold) => hold.fn.sum('count').as('sum'))
            .whereRef('stock_holds.unit', '=', 'stock.unit'),
          row.lit(0),
        )
        .as('held'),
    )
    .where('tenant', '=', 'x')
    .orderBy('resource')
    .orderBy('unit'),
  'half a key, beside a value from another table': db
    .selectFrom('stock')
    .select((row) =>
      row.selectFrom('carts').select('id').where('tenant', '=', 'x').limit(1).as('cart'),
    )
    .where('tenant', '=', 'x')
    .orderBy('resource'),
  'what its rows are grouped by': db
    .selectFrom('stock_holds')
    .select((row) => ['unit', row.fn.sum('count').as('sum')])
    .groupBy('unit')
    .orderBy('unit'),
}

it('TEST a query whose order may tie is distinguished from one that is ordered by a key', () => {
  const tied = Object.entries(ordered).filter(([, query]) => mayTie(query.compile().sql))

  expect(tied.map(([what]) => what)).toEqual([
    'a column that others share',
    'half a key',
    'halves of a key given in two ways',
    'what a joined row shares with its siblings',
    'half a key, beside a value from another table',
  ])
})
