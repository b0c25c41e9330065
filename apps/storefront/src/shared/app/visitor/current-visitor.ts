import type { Visitor } from './visitor.ts'

// oxlint-disable-next-line visitors/no-module-state -- it finds the visitor, and is set once at the start
let find: () => Visitor | undefined = () => undefined

/**
 * Sets the function that finds the visitor for whom code runs. A browser has only one visitor. A server has one for
 * each request, which Node tracks through every `await`.
 */
export function findVisitorBy(lookUp: () => Visitor | undefined): void {
  find = lookUp
}

/** Returns the visitor for whom the code runs. Throws if there is none, so that no state is shared between visitors. */
export function currentVisitor(): Visitor {
  const visitor = find()
  if (!visitor) throw new Error('The code runs for no visitor.')
  return visitor
}

/** Creates a value for each visitor, when it is first needed. */
export function perVisitor<Part>(make: (visitor: Visitor) => Part): () => Part {
  const key = {}
  return () => {
    const visitor = currentVisitor()
    if (!visitor.parts.has(key)) visitor.parts.set(key, make(visitor))
    // only the result of `make` is stored under this key
    return visitor.parts.get(key) as Part
  }
}
