import type { ICruiseResult } from 'dependency-cruiser'

import { importRules } from './import-rules.ts'
import { KNOWN_BREACHES } from './known-breaches.ts'

const sources = 'apps/mock-api/src/'
const known = new Set(
  KNOWN_BREACHES.map((line) =>
    line
      .split(' -> ')
      .map((path) => sources + path)
      .join(' -> '),
  ),
)

/** Every import that breaks a wall and is not known, as one readable line each. */
export function checkImports({ summary }: ICruiseResult): string[] {
  return summary.violations.flatMap(({ rule, from, to, cycle }) => {
    const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' -> ') : `${from} -> ${to}`
    if (known.has(way)) return []
    const comment = importRules.find(({ name }) => name === rule.name)?.comment
    return `${rule.name}: ${way} (${comment})`
  })
}

/** The rows of `KNOWN_BREACHES` that breach nothing any more. */
export function staleBreaches({ summary }: ICruiseResult): string[] {
  const found = new Set(summary.violations.map(({ from, to }) => `${from} -> ${to}`))
  return [...known].filter((way) => !found.has(way))
}
