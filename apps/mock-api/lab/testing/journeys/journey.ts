import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Random } from '../../../src/engine/random/random.ts'
import type { createOperator, Placed, Visitor } from '../visitor.ts'

type Ticket = Schemas['Ticket']

/** A change whose difference is asked for, and what its tickets cost once that is paid. */
export type WaitingChange = {
  readonly placed: Placed
  readonly prices: ReadonlyMap<string, number>
  readonly fee: number
  isDone: boolean
}

/** An order on its way through changes and refunds, with what has to hold of it, counted beside the mock. */
export type RandomJourney = {
  readonly visitor: Visitor
  readonly operate: ReturnType<typeof createOperator>
  readonly random: Random
  /** The day at Singapore's terminals on which it begins. */
  readonly today: string
  readonly placed: Placed
  /** By the order's item, in the order of its travellers. */
  readonly people: ReadonlyMap<string, readonly Schemas['PassengerInput'][]>
  /** What each ticket that is good has cost. */
  readonly costs: Map<string, number>
  /** What operators have kept for changes, and of tickets that were given back. */
  fees: number
  kept: number
  readonly waiting: WaitingChange[]
  /** The tickets that are good, and how many are alone on each sailing, as it was last. */
  live: readonly Ticket[]
  alone: ReadonlyMap<string, number>
  /** Quotes that nobody has confirmed yet, and what to do once one is. */
  readonly quotes: { readonly confirm: () => Promise<string> }[]
}

/** What does not agree with what has to hold. */
export function must(isRight: boolean, otherwise: () => string): asserts isRight {
  if (!isRight) throw new Error(otherwise())
}

export const bankAccount: Schemas['BankAccountInput'] = {
  BankName: 'Bank Mandiri',
  AccountNumber: '109-000 1234',
  AccountName: 'Tan Wei Ling',
}

export function travellerOf(
  { people }: Pick<RandomJourney, 'people'>,
  { OrderItem, PassengerIndex }: Pick<Ticket, 'OrderItem' | 'PassengerIndex'>,
): Schemas['PassengerInput'] {
  const traveller = people.get(OrderItem)?.[PassengerIndex]
  if (!traveller) throw new Error(`Nobody travels as ${PassengerIndex} of ${OrderItem}`)
  return traveller
}

/** The sailing of a ticket with its day on the terminal's own calendar; null while it is open. */
export function sailingOf({ Sector }: Ticket): { id: string; date: string } | null {
  const { Sailing } = Sector
  return Sailing && { id: Sailing.Id, date: Sailing.DepartsAt.slice(0, 10) }
}
