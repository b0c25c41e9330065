import type { Schemas } from '@selat/sdk'

/** A charge of a route, listed once for all operators that charge the same. */
export type ChargeRow = {
  charge: Schemas['ChargeInfo']
  /** The names of the operators that charge it; null if all operators of the route do. */
  operators: readonly string[] | null
}

/** Merges equal charges of several operators into one row. */
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
