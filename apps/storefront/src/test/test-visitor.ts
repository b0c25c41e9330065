import { findVisitorBy } from '../shared/app/visitor/current-visitor.ts'
import { createVisitor, type Start } from '../shared/app/visitor/visitor.ts'

let visitor = createVisitor()
findVisitorBy(() => visitor)

/** Starts anew, as a page load does: memory is empty, and only what the device's storage holds is kept. */
export function startVisitor(start: Partial<Start> = {}): void {
  visitor.end()
  visitor = createVisitor(start)
}
