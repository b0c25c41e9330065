import {
  type Charge,
  effectiveOn,
  type FareTable,
  isEffectiveOn,
  isoWeekday,
  money,
  type NationalFares,
  splitRoundTripFare,
} from '@selat/domain'

import type {
  ChargeFixture,
  FareGroupFixture,
  NetworkFixtures,
} from '../fixtures/network/network-types.ts'
import type { CrossingQuery } from './sailing.ts'

/** Charges of so many crossings' days are remembered, which are lists of what all days share. */
const CROSSING_DAYS_KEPT = 5000

type BandAmounts = FareGroupFixture['one_way']

/** Fares and charges of a crossing, in the operator's own currencies. */
export function createFares(facts: NetworkFixtures) {
  const groups = Map.groupBy(facts.fares, (fare) => `${fare.operator}|${fare.route}|${fare.class}`)
  const charges = Map.groupBy(
    facts.charges,
    ({ code, countries = [] }) => `${code}|${countries.join()}`,
  )
  const routes = new Map(facts.routes.map((route) => [route.id, route]))
  const nationals = new Map(facts.fares.map((fare) => [fare, nationalGroups(fare)]))
  const tableOf = createFareTables()

  function groupOn(operator: string, route: string, travelClass: string, date: string) {
    const matching = (groups.get(`${operator}|${route}|${travelClass}`) ?? []).filter(
      ({ daysIso }) => daysIso?.includes(isoWeekday(date)) ?? true,
    )
    return effectiveOn(matching, date)
  }

  /** What one traveller of each band pays for the crossing; undefined when the class is not sold on that day. */
  function fareOfCrossing(query: CrossingQuery): FareTable | undefined {
    const group = groupOn(query.operator, query.route, query.class, query.date)
    if (!group) return undefined
    return tableOf(group, query)
  }

  /** What passengers of some countries pay instead; none on open tickets. */
  function nationalFaresOf(query: CrossingQuery): NationalFares[] {
    const group = groupOn(query.operator, query.route, query.class, query.date)
    const national = group ? (nationals.get(group) ?? []) : []
    return national.flatMap(({ countries, group: own }) => {
      const fares = tableOf(own, query)
      return fares ? [{ countries, fares }] : []
    })
  }

  const chargeOf = rememberCharges()
  const knownCharges = new Map<string, readonly Charge[]>()

  /** The same for all classes of a crossing's day, and asked for by every price and every item that is shown. */
  function chargesOf(query: CrossingQuery): readonly Charge[] {
    const key = `${query.operator}|${query.route}|${query.from}|${query.date}`
    const known = knownCharges.get(key)
    if (known) return known
    const found = findCharges(query)
    if (knownCharges.size >= CROSSING_DAYS_KEPT) knownCharges.clear()
    knownCharges.set(key, found)
    return found
  }

  function findCharges({ operator, route, from, date }: CrossingQuery): Charge[] {
    const isInternational = routes.get(route)?.isInternational ?? false
    return [...charges.values()].flatMap((versions) => {
      const charge = effectiveOn(
        versions.filter(
          (version) =>
            isEffectiveOn(version, date) &&
            applies(version, { operator, route, from, isInternational }),
        ),
        date,
      )
      return charge ? [chargeOf(charge)] : []
    })
  }

  return { fareOfCrossing, nationalFaresOf, chargesOf }
}

/** Each nation's fares as a group of its own, which has no open tickets. */
function nationalGroups(fare: FareGroupFixture) {
  const { open_one_way: _oneWay, open_round_trip: _roundTrip, nationals = [], ...dated } = fare
  return nationals.map(({ countries, ...amounts }) => ({
    countries,
    group: { ...dated, ...amounts } satisfies FareGroupFixture,
  }))
}

/** Fare tables of the fixtures' groups. A round trip's is shared out between its ways once, not for every sailing. */
function createFareTables() {
  const known = new WeakMap<FareGroupFixture, Map<string, FareTable>>()
  return (
    group: FareGroupFixture,
    { basis, sectorIndex }: Pick<CrossingQuery, 'basis' | 'sectorIndex'>,
  ): FareTable | undefined => {
    const amounts = group[basis]
    if (!amounts) return undefined
    const way = sectorIndex === 0 ? 0 : 1
    const tables = known.get(group) ?? new Map<string, FareTable>()
    let table = tables.get(`${basis} ${way}`)
    if (!table) {
      const isEachWay = basis === 'round_trip' || basis === 'open_round_trip'
      const whole = toTable(group, amounts)
      table = isEachWay ? splitRoundTripFare(whole)[way] : whole
      known.set(group, tables.set(`${basis} ${way}`, table))
    }
    return table
  }
}

/** The same charge for the same fixture: days that cost the same are known by it. */
function rememberCharges() {
  const known = new Map<ChargeFixture, Charge>()
  return (fixture: ChargeFixture): Charge => {
    const charge = known.get(fixture) ?? toCharge(fixture)
    known.set(fixture, charge)
    return charge
  }
}

function applies(
  charge: ChargeFixture,
  crossing: { operator: string; route: string; from: string; isInternational: boolean },
): boolean {
  return (
    charge.departsFrom.includes(crossing.from) &&
    (charge.routes?.includes(crossing.route) ?? true) &&
    (charge.operators?.includes(crossing.operator) ?? true) &&
    (charge.isInternational ?? crossing.isInternational) === crossing.isInternational
  )
}

function toCharge({ code, kind, unitAmount, bands, payAt, countries }: ChargeFixture): Charge {
  return {
    code,
    kind,
    bands,
    payAt,
    unitAmount: money(unitAmount.amount, unitAmount.currency, unitAmount.exponent),
    ...(countries && { countries }),
  }
}

function toTable({ currency, exponent }: FareGroupFixture, amounts: BandAmounts): FareTable {
  const of = (amount: number) => money(amount, currency, exponent)
  const table = { adult: of(amounts.adult), child: of(amounts.child), infant: of(amounts.infant) }
  return amounts.senior === undefined ? table : { ...table, senior: of(amounts.senior) }
}
