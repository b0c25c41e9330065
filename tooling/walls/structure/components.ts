/** The imports of files or folders, by name. */
export type Edges = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Returns the nodes in groups in which each member reaches every other one. A node outside of all circles is a group of its
 * own. A group comes after those that it imports.
 */
export function components(edges: Edges): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const finished = new Set<string>()
  const open: string[] = []
  const visit = (node: string): number => {
    let low = order.size
    order.set(node, low)
    open.push(node)
    const own = low
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      // Nodes of a finished group are no longer in the list of open ones.
      else if (!finished.has(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === own) {
      const group = open.splice(open.indexOf(node))
      for (const member of group) finished.add(member)
      found.push(group)
    }
    return low
  }
  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return found
}

/** Returns the groups of more than one node, with the largest first. */
export function circles(edges: Edges): string[][] {
  return components(edges)
    .filter(({ length }) => length > 1)
    .toSorted((one, other) => other.length - one.length)
}

/**
 * Returns the number of nodes in the longest chain of imports. A circle counts as many layers as it has members, because
 * none of them can be understood without the rest.
 */
export function countLayers(edges: Edges): number {
  const heights = new Map<string, number>()
  for (const group of components(edges)) {
    const below = group
      .flatMap((node) => [...(edges.get(node) ?? [])])
      .map((next) => heights.get(next) ?? 0)
    const height = group.length + Math.max(0, ...below)
    for (const node of group) heights.set(node, height)
  }
  return Math.max(0, ...heights.values())
}
