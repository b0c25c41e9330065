import type { Charge } from '@selat/domain'

import { inEveryLanguage, type Localised } from '../../engine/language.ts'
import type {
  NetworkFixtures,
  OpenTicketFixture,
  OperatorFixture,
  OperatorTermsFixture,
  RouteFixture,
  TerminalFixture,
} from '../fixtures/network/network-types.ts'
import { parseSailingId } from './sailing-id.ts'
import type { CrossingQuery, Direction, Sailing } from './sailing.ts'
import { soldElsewhere } from './seat-plan.ts'
import { type ChargedCrossing, createTariffs, type Tariff } from './tariffs.ts'
import { createTimetable, termsOn } from './timetable.ts'

export type { Tariff } from './tariffs.ts'
export type { CrossingQuery, Direction, Sailing } from './sailing.ts'

/** The seats of a class of a sailing, and how many of them other sellers have sold. */
export type SeatPlan = { readonly capacity: number; readonly soldElsewhere: number }

/**
 * The network that all tenants share. For an unknown code, `className` returns the code and `terms` throws; other look-ups
 * of one thing return `undefined`.
 */
export type Network = {
  readonly facts: NetworkFixtures
  terminal(code: string): TerminalFixture | undefined
  route(direction: Direction): RouteFixture | undefined
  operator(code: string): OperatorFixture | undefined
  /** Returns the operator's terms on the sector's departure date. */
  terms(operator: string, date: string): OperatorTermsFixture
  className(code: string): Localised
  chargeName(code: string): Localised | undefined
  sailing(id: string): Sailing | undefined
  /** Lists operators that have a timetable in a direction, whether or not it is in effect. */
  operatorsOn(direction: Direction): readonly string[]
  /** Lists sailings of all operators, by departure. */
  sailingsOn(query: Direction & { date: string }): readonly Sailing[]
  /** Returns the fares and charges; undefined if the class is not sold on that day. */
  tariff(query: CrossingQuery): Tariff | undefined
  /** Returns the charges of the tariff, for any class and even if none is sold. */
  charges(query: ChargedCrossing): readonly Charge[]
  openTicket(ticket: Omit<OpenTicketFixture, 'validityDays'>): OpenTicketFixture | undefined
  seatPlan(sailing: Sailing, travelClass: string): SeatPlan
}

/** Creates the network from its facts. The seed decides only the simulated sales. */
export function createNetwork(facts: NetworkFixtures, seed: string): Network {
  const terminals = byCode(facts.terminals)
  const operators = byCode(facts.operators)
  const classes = byCode(facts.classes)
  const charges = byCode(facts.charges)
  const routes = new Map(
    facts.routes.flatMap((route) => [
      [`${route.from}-${route.to}`, route],
      [`${route.to}-${route.from}`, route],
    ]),
  )
  const timetable = createTimetable(facts)
  const { tariffOf, chargesOf } = createTariffs(facts)
  const operator = (code: string) => operators.get(code)
  const sailing = (id: string) => {
    const key = parseSailingId(id)
    return key ? timetable.sailingsOn(key).find((candidate) => candidate.id === id) : undefined
  }
  return {
    facts,
    operator,
    sailing,
    terminal: (code) => terminals.get(code),
    route: ({ from, to }) => routes.get(`${from}-${to}`),
    terms: (code, date) => termsOn(operators.get(code)?.terms ?? [], date),
    className: (code) => classes.get(code)?.names ?? everywhere(code),
    chargeName: (code) => charges.get(code)?.names,
    operatorsOn: timetable.operatorsOn,
    sailingsOn: (query) => timetable.sailingsOn(query),
    tariff: tariffOf,
    charges: chargesOf,
    openTicket: (wanted) =>
      facts.openTickets.find(
        (ticket) =>
          ticket.operator === wanted.operator &&
          ticket.route === wanted.route &&
          ticket.class === wanted.class &&
          ticket.sectors === wanted.sectors,
      ),
    seatPlan: createSeatPlans(seed),
  }
}

/** Creates a cache of seat plans by sailing. They never change for a seed, and a month of fares needs thousands of them. */
function createSeatPlans(seed: string): Network['seatPlan'] {
  const plans = new WeakMap<Sailing, Map<string, SeatPlan>>()
  return (sailing, travelClass) => {
    const ofSailing = plans.get(sailing) ?? new Map<string, SeatPlan>()
    const known = ofSailing.get(travelClass)
    if (known) return known
    const { id, date, seats } = sailing
    const capacity = seats[travelClass] ?? 0
    const others = { sailingId: id, class: travelClass, date }
    const plan = { capacity, soldElsewhere: soldElsewhere(seed, others, capacity) }
    plans.set(sailing, ofSailing.set(travelClass, plan))
    return plan
  }
}

function byCode<T extends { readonly code: string }>(list: readonly T[]): Map<string, T> {
  return new Map(list.map((entry) => [entry.code, entry]))
}

function everywhere(text: string): Localised {
  return inEveryLanguage(() => text)
}
