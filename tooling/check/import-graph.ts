import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The importers of each file. */
export type ImportersByFile = ReadonlyMap<string, ReadonlySet<string>>

const STATIC_IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*(?:\{[^}]*\}[^'"\n;]*)?['"]([^'"\n]+)['"]/g

/**
 * Reads the imports of the storefront's and the components' sources from their text, which is fast enough for each change.
 * Dynamically loaded pages are left out, because the module that opens all pages would otherwise depend on everything. The
 * walls follow imports exactly (tooling/walls).
 */
export function readImporters(files: readonly string[], root: string): ImportersByFile {
  const importers = new Map<string, Set<string>>()
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, specifier = ''] of text.matchAll(STATIC_IMPORT)) {
      const target = resolve(file, specifier)
      if (target === undefined) continue
      const known = importers.get(target) ?? new Set()
      importers.set(target, known.add(file))
    }
  }
  return importers
}

/**
 * Finds the file of an import. Components are imported by their own names, and every other package by one entry.
 */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  const [, component] = /^@selat\/ui\/([\w-]+)$/.exec(specifier) ?? []
  return component === undefined ? undefined : `packages/ui/src/${component}.tsx`
}

/**
 * Finds all files that import the given one, directly or through others, with the number of steps.
 */
export function importersOf(file: string, importers: ImportersByFile): Map<string, number> {
  const steps = new Map([[file, 0]])
  for (const [reached, distance] of steps)
    for (const importer of importers.get(reached) ?? [])
      if (!steps.has(importer)) steps.set(importer, distance + 1)
  return steps
}
