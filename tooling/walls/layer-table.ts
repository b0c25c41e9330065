/**
 * A table that says which layer each file of a source folder is in, and which layer may import which.
 */
export type LayerTable<Layer extends string> = {
  /** The folder, from the root of the repository, with a slash at its end. */
  readonly source: string
  /**
   * The folders and files of the layer, relative to the source folder and without file endings. The longest path that fits a
   * file decides.
   */
  readonly paths: Readonly<Record<Layer, readonly string[]>>
  /** The layers that a layer may import besides itself. */
  readonly mayImport: Readonly<Record<Layer, readonly Layer[]>>
}

export type Layers<Layer extends string> = {
  /**
   * Returns the layer of a file by its path from the root of the repository. A test is in the layer of the file that it is
   * named for. Undefined for a file outside the source folder, and for one that no row of the table covers.
   */
  layerOf: (path: string) => Layer | undefined
  /** Whether a file of one layer may import a file of the other. */
  mayImport: (from: Layer, to: Layer) => boolean
  /**
   * Returns every layer that may import the given one, directly or through others, in the order of the table. A change of
   * the given layer can affect these. The layer itself is not among them.
   */
  layersAbove: (layer: Layer) => Layer[]
}

export function readLayers<Layer extends string>(table: LayerTable<Layer>): Layers<Layer> {
  const names = Object.keys(table.paths) as Layer[] // The record's type says that these are all of its keys.
  const layerOfPath = new Map(
    names.flatMap((layer) => table.paths[layer].map((path) => [path, layer] as const)),
  )
  const layersAbove = (layer: Layer, found = new Set<Layer>()): Set<Layer> => {
    for (const name of names) {
      if (name === layer || found.has(name) || !table.mayImport[name].includes(layer)) continue
      layersAbove(name, found.add(name))
    }
    return found
  }
  return {
    layerOf(path) {
      if (!path.startsWith(table.source)) return undefined
      const fitting = prefixes(path.slice(table.source.length)).find((prefix) =>
        layerOfPath.has(prefix),
      )
      return fitting === undefined ? undefined : layerOfPath.get(fitting)
    },
    mayImport: (from, to) => from === to || table.mayImport[from].includes(to),
    layersAbove(layer) {
      const found = layersAbove(layer)
      return names.filter((name) => name !== layer && found.has(name))
    },
  }
}

/**
 * Returns the path of a file and of its folders: `orders/read/list.test.ts` gives `orders/read/list`, `orders/read`,
 * `orders`.
 */
function prefixes(path: string): string[] {
  const names = path.replace(/(\.[^/.]+)+$/, '').split('/')
  return names.map((_, index) => names.slice(0, names.length - index).join('/'))
}
