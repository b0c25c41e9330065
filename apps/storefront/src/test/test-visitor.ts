import { findVisitorBy } from '../shared/app/visitor/current-visitor.ts'
import { createVisitor } from '../shared/app/visitor/visitor.ts'
import type { Start } from '../shared/app/visitor/visitor.ts'

let visitor = createVisitor()
findVisitorBy(() => visitor)

/** Begins anew, as a page load does: nothing in memory, and of the device what storage holds. */
export function startVisitor(start: Partial<Start> = {}): void {
  visitor.end()
  visitor = createVisitor(start)
}
