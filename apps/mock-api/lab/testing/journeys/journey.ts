import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Random } from '../../../src/engine/random/random.ts'
import type { createOperator, Placed, Visitor } from '../visitor.ts'

type Ticket = Schemas['Ticket']

/** A requested change, and the prices of its tickets after it is paid. */
export type WaitingChange = {
  readonly placed: Placed
  readonly prices: ReadonlyMap<string, number>
  readonly fee: number
  isDone: boolean
}

/**
 * An order that goes through changes and refunds, with the expected values, which are calculated independently of the mock.
 */
export type RandomJourney = {
  readonly visitor: Visitor
  readonly operate: ReturnType<typeof createOperator>
  readonly random: Random
  /** The day at Singapore's terminals on which the journey begins. */
  readonly today: string
  readonly placed: Placed
  /** The travellers by order item, in their order. */
  readonly people: ReadonlyMap<string, readonly Schemas['PassengerInput'][]>
  /** The price of each valid ticket. */
  readonly costs: Map<string, number>
  /** The amounts that operators keep: `fees` for changes, and `kept` for refunded tickets. */
  fees: number
  kept: number
  readonly waiting: WaitingChange[]
  /** The valid tickets after the last step, then the number of people who lack company on each sailing. */
  live: readonly Ticket[]
  alone: ReadonlyMap<string, number>
  /** The quotes that are not confirmed yet, each with a function that confirms it. */
  readonly quotes: { readonly confirm: () => Promise<string> }[]
}

/** Throws if an expectation is not met. */
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

/** Returns the sailing of a ticket with its day on the terminal's own calendar; null while it is open. */
export function sailingOf({ Sector }: Ticket): { id: string; date: string } | null {
  const { Sailing } = Sector
  return Sailing && { id: Sailing.Id, date: Sailing.DepartsAt.slice(0, 10) }
}
