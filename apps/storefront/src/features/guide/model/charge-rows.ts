import type { Schemas } from '@selat/sdk'

/** A charge of a route, told once for all operators that ask the same. */
export type ChargeRow = {
  charge: Schemas['ChargeInfo']
  /** Names of those who charge it; null where all of the route do. */
  operators: readonly string[] | null
}

/** The charges of a route: what several operators ask alike is one row, with who asks it where not all do. */
export function chargeRows(operators: readonly Schemas['RouteOperator'][]): ChargeRow[] {
  const rows = new Map<string, { charge: Schemas['ChargeInfo']; names: string[] }>()
  for (const { Operator, Charges } of operators) {
    for (const charge of Charges) {
      const key = JSON.stringify(charge)
      const row = rows.get(key) ?? { charge, names: [] }
      rows.set(key, row)
      row.names.push(Operator.Name)
    }
  }
  return [...rows.values()].map(({ charge, names }) => ({
    charge,
    operators: names.length === operators.length ? null : names,
  }))
}
