import type { AskedStatement } from './record-store.ts'
import { isSavepoint } from './recording.ts'

/** A step of a store: a statement, or the beginning or end of a transaction. */
export type StoreStep = AskedStatement | 'begin' | 'commit' | 'rollback'

/**
 * Reads the transactions of a store. In memory, transactions that wait for each other are savepoints of one common
 * transaction (group-commit.ts). `together` counts those that shared one with others and wrote. Their order in the recording
 * depends on chance.
 */
export function readTransactions(asked: readonly AskedStatement[]): {
  steps: StoreStep[]
  together: number
} {
  const steps: StoreStep[] = []
  let depth = 0
  let isUndone = false
  let hasWritten = false
  let writers = 0
  let together = 0
  for (const entry of asked) {
    const { sql } = entry.query
    if (sql === 'begin' || sql === 'commit') {
      if (writers > 1) together += writers
      writers = 0
    } else if (sql === 'savepoint one' && depth++ === 0) {
      steps.push('begin')
      isUndone = false
      hasWritten = false
    } else if (sql === 'rollback to one' && depth === 1) isUndone = true
    else if (sql === 'release one' && --depth === 0) {
      steps.push(isUndone ? 'rollback' : 'commit')
      if (hasWritten) writers += 1
    } else {
      steps.push(entry)
      hasWritten ||= isChange(entry)
    }
  }
  return { steps: steps, together }
}

/** Whether a statement has written something, even if a savepoint undoes it. */
export function isChange({ query: { sql }, gave }: AskedStatement): boolean {
  if (gave === null || isRead(sql) || isSavepoint(sql)) return false
  return 'rows' in gave || ('changed' in gave && gave.changed !== 0)
}

export function isRead(sql: string): boolean {
  return /^\s*select\b/i.test(sql)
}
