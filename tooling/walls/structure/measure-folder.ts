import { type Edges, circles, countLayers } from './components.ts'
import type { SourceFolder } from './source-folder.ts'

/** The layer of each file, and the rule of which layer may import another. */
export type Order<Layer> = {
  layerOf: (path: string) => Layer | undefined
  mayImport: (from: Layer, to: Layer) => boolean
}

/**
 * Measures how the files of a folder depend on each other. An *entry* is a folder, or a loose file, directly in it.
 *
 * - `entries`, `looseFiles`: their number, and the number of those that are files.
 * - `layers`: the entries in the longest chain of imports; entries that import each other in a circle count one by one.
 * - `entriesInCycles`: entries that import each other in a circle.
 * - `folderPairs`: pairs of entries of which the one imports the other.
 * - `upwardImports`: imports of a file by a file whose layer the table does not let import it; `upwardPairs`: pairs of
 *   two entries with such an import.
 * - `filesInCycles`, `largestCycle`: files that import each other in a circle, in all circles and in the largest one.
 * - `largestFolder`: the files that lie directly in the folder with most of them.
 */
export function measureFolder<Layer>(source: SourceFolder, order: Order<Layer>) {
  const { folder, production, imports } = source
  const entryOf = (path: string) => path.slice(folder.length).split('/')[0] ?? ''
  const entries = new Map(production.map((path) => [entryOf(path), new Set<string>()]))
  const upward: [from: string, to: string][] = []
  for (const [from, found] of imports)
    for (const to of found) {
      if (entryOf(from) !== entryOf(to)) entries.get(entryOf(from))?.add(entryOf(to))
      if (isUpward(from, to, order)) upward.push([from, to])
    }
  const fileCircles = circles(imports)
  return {
    entries: entries.size,
    looseFiles: [...entries.keys()].filter((entry) => entry.includes('.')).length,
    layers: countLayers(entries),
    entriesInCycles: circles(entries).flat().length,
    folderPairs: countEdges(entries),
    upwardImports: upward.length,
    upwardPairs: new Set(
      upward
        .map(([from, to]) => [entryOf(from), entryOf(to)])
        .filter(([from, to]) => from !== to)
        .map(String),
    ).size,
    filesInCycles: fileCircles.flat().length,
    largestCycle: fileCircles[0]?.length ?? 0,
    largestFolder: Math.max(0, ...sizes(production)),
  }
}

/** Describes the sizes of the circles of files, as in `50 + 3 + 2`. */
export function describeCycles({ imports }: SourceFolder): string {
  return circles(imports)
    .map(({ length }) => length)
    .join(' + ')
}

function isUpward<Layer>(from: string, to: string, { layerOf, mayImport }: Order<Layer>) {
  const [lower, higher] = [layerOf(from), layerOf(to)]
  return lower !== undefined && higher !== undefined && !mayImport(lower, higher)
}

function countEdges(edges: Edges): number {
  return [...edges.values()].reduce((sum, { size }) => sum + size, 0)
}

function sizes(paths: readonly string[]): number[] {
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.lastIndexOf('/')))
  return [...folders.values()].map(({ length }) => length)
}
