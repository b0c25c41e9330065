import {
  holdTransitions,
  orderTransitions,
  paymentTransitions,
  quotationTransitions,
  refundTransitions,
  ticketTransitions,
  topUpTransitions,
  type Transition,
} from '@selat/domain'

import { toTable } from './to-table.ts'

type Table = readonly Transition<string, string, string>[]

const tables: [name: string, about: string, table: Table][] = [
  ['Order', 'Placed, paid, over.', orderTransitions],
  ['Payment', 'From no method to money that is verified, or gone back.', paymentTransitions],
  ['Refund', 'Money on its way back, until it is there.', refundTransitions],
  ['Ticket', 'One passenger on one sector.', ticketTransitions],
  ['Hold', 'The seats of a cart item.', holdTransitions],
  ['Top-up', 'Money that an agency tells of, for its wallet.', topUpTransitions],
  ['Quotation', 'What an agency offers its customer.', quotationTransitions],
]

/** Writes the page of the state machines, from the tables that the mock and the storefront use. */
export function describeStates(): string {
  const sections = tables.map(([name, about, table]) =>
    [`## ${name}`, about, diagram(table), list(table)].join('\n\n'),
  )
  const head = [
    '# States',
    'Made by `npx pnpm@12 docs:states` from the tables in `packages/domain`; never edited. A row applies if its guard is true; of',
    'several rows for one event the first that applies is taken.',
  ]
  return `${[head[0], head.slice(1).join('\n'), ...sections].join('\n\n')}\n`
}

function diagram(table: Table): string {
  const start = table[0]?.from ?? ''
  const arrows = table.map(
    ({ from, event, to, guard }) =>
      `  ${from} --> ${to}: ${event}${guard === undefined ? '' : ` [${guard}]`}`,
  )
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${start}`, ...arrows, '```'].join('\n')
}

function list(table: Table): string {
  const rows = table.map(({ from, event, to, guard = '' }) => [from, event, guard, to])
  return toTable(['From', 'Event', 'Guard', 'To'], rows)
}
