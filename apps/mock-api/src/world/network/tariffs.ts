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

/**
 * The fares and charges of a sailing in a class on a day, in the operator's own currencies. Days with the same prices share
 * one object, which never changes, so that derived values can be cached with it (`createTariffCache`).
 */
export type Tariff = {
  /** The fares of one traveller by band. */
  readonly fares: FareTable
  /** The fares for passengers of some countries; none on open tickets. */
  readonly nationalFares: readonly NationalFares[]
  readonly charges: readonly Charge[]
}

/** The number of routes and days that are cached; each entry is a reference to a shared object. */
const CROSSING_DAYS_KEPT = 20_000

type BandAmounts = FareGroupFixture['one_way']
/** The facts that charges depend on. Neither the class nor the kind of trip is among them. */
export type ChargedCrossing = Pick<CrossingQuery, 'operator' | 'route' | 'from' | 'date'>

/** Finds the tariffs of sectors. */
export function createTariffs(facts: NetworkFixtures) {
  const groups = Map.groupBy(facts.fares, (fare) => `${fare.operator}|${fare.route}|${fare.class}`)
  const chargeVersions = Map.groupBy(
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

  const knownTariffs = new Map<string, Tariff | null>()

  /** Returns the tariff; undefined if the class is not sold on that day. */
  function tariffOf(query: CrossingQuery): Tariff | undefined {
    const { operator, route, from, class: travelClass, basis, sectorIndex, date } = query
    const key = `${operator}|${route}|${from}|${travelClass}|${basis}|${sectorIndex}|${date}`
    let tariff = knownTariffs.get(key)
    if (tariff === undefined) {
      tariff = findTariff(query)
      if (knownTariffs.size >= CROSSING_DAYS_KEPT) knownTariffs.clear()
      knownTariffs.set(key, tariff)
    }
    return tariff ?? undefined
  }

  const tariffs = new Map<FareTable, Map<readonly Charge[], Tariff>>()

  function findTariff(query: CrossingQuery): Tariff | null {
    const group = groupOn(query.operator, query.route, query.class, query.date)
    const fares = group && tableOf(group, query)
    if (!fares) return null
    const charges = chargesOf(query)
    // National fares are part of the same fare group, so fares and charges identify the tariff.
    const ofFares = tariffs.get(fares) ?? new Map<readonly Charge[], Tariff>()
    tariffs.set(fares, ofFares)
    let tariff = ofFares.get(charges)
    if (!tariff) {
      tariff = { fares, nationalFares: nationalFaresOf(group, query), charges }
      ofFares.set(charges, tariff)
    }
    return tariff
  }

  function nationalFaresOf(group: FareGroupFixture, query: CrossingQuery): NationalFares[] {
    return (nationals.get(group) ?? []).flatMap(({ countries, group: own }) => {
      const fares = tableOf(own, query)
      return fares ? [{ countries, fares }] : []
    })
  }

  const chargesAlike = keepChargeLists(facts.charges)
  const knownCharges = new Map<string, readonly Charge[]>()

  /**
   * Returns the charges of a route on a day, which are the same for all classes. Days with the same charges share one list.
   */
  function chargesOf(query: ChargedCrossing): readonly Charge[] {
    const key = `${query.operator}|${query.route}|${query.from}|${query.date}`
    const known = knownCharges.get(key)
    if (known) return known
    const found = chargesAlike(findCharges(query))
    if (knownCharges.size >= CROSSING_DAYS_KEPT) knownCharges.clear()
    knownCharges.set(key, found)
    return found
  }

  function findCharges({ operator, route, from, date }: ChargedCrossing): ChargeFixture[] {
    const isInternational = routes.get(route)?.isInternational ?? false
    return [...chargeVersions.values()].flatMap((versions) => {
      const charge = effectiveOn(
        versions.filter(
          (version) =>
            isEffectiveOn(version, date) &&
            applies(version, { operator, route, from, isInternational }),
        ),
        date,
      )
      return charge ? [charge] : []
    })
  }

  return { tariffOf, chargesOf }
}

/** Converts the fares of each nation to a fare group of its own, which has no open tickets. */
function nationalGroups(fare: FareGroupFixture) {
  const { open_one_way: _oneWay, open_round_trip: _roundTrip, nationals = [], ...dated } = fare
  return nationals.map(({ countries, ...amounts }) => ({
    countries,
    group: { ...dated, ...amounts } satisfies FareGroupFixture,
  }))
}

/**
 * Creates a function that makes fare tables of the fixtures' groups. A round-trip fare is split between its two ways once,
 * not for every sailing.
 */
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

/**
 * Creates a function that returns the same list object for equal charges, so that days with equal prices can be recognised.
 */
function keepChargeLists(fixtures: readonly ChargeFixture[]) {
  const charges = new Map(fixtures.map((fixture) => [fixture, toCharge(fixture)]))
  const numbers = new Map(fixtures.map((fixture, index) => [fixture, index]))
  const lists = new Map<string, readonly Charge[]>()
  return (found: readonly ChargeFixture[]): readonly Charge[] => {
    const key = found.map((fixture) => numbers.get(fixture)).join()
    const list = lists.get(key) ?? found.map((fixture) => charges.get(fixture) ?? toCharge(fixture))
    lists.set(key, list)
    return list
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
