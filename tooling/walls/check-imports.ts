import type { ICruiseResult } from 'dependency-cruiser'

import { importRules } from './import-rules.ts'

/** Returns one line for each import that breaks a wall. */
export function checkImports({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' -> ') : `${from} -> ${to}`
    const comment = importRules.find(({ name }) => name === rule.name)?.comment
    return `${rule.name}: ${way} (${comment})`
  })
}
