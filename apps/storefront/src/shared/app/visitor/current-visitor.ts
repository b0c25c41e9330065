import type { Visitor } from './visitor.ts'

// oxlint-disable-next-line visitors/no-module-state -- says whose state is meant, and is said once
let find: () => Visitor | undefined = () => undefined

/**
 * Says how the visitor of the code that runs is found. A browser answers with the only one that it has; a server with
 * the one whose request is being answered, which Node follows through every `await`.
 */
export function findVisitorBy(lookUp: () => Visitor | undefined): void {
  find = lookUp
}

/** The visitor for whom the code runs. Throws where there is none, so that no state can fall between two of them. */
export function currentVisitor(): Visitor {
  const visitor = find()
  if (!visitor) throw new Error('The code runs for no visitor.')
  return visitor
}

/** Something of which each visitor has their own; it is made when it is first asked for. */
export function perVisitor<Part>(make: (visitor: Visitor) => Part): () => Part {
  const key = {}
  return () => {
    const visitor = currentVisitor()
    if (!visitor.parts.has(key)) visitor.parts.set(key, make(visitor))
    // Under this key there is nothing but what `make` returned.
    return visitor.parts.get(key) as Part
  }
}
