import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What Vite writes to `.vite/manifest.json` for one chunk. */
type Chunk = {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}
export type Manifest = Record<string, Chunk>

/** The chunk and everything it imports statically, each once. */
function staticClosure(manifest: Manifest, keys: string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return [...seen]
}

/** The scripts that a visitor of a page pays for: the entry, the page's own chunk, and what both import. */
export function firstLoadFiles(manifest: Manifest, page: RegExp): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const lazy = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports)
  const pages = [...new Set(lazy)].filter((key) => page.test(key))
  if (entries.length === 0) throw new Error('The build has no entry')
  if (pages.length !== 1) {
    throw new Error(
      `${pages.length} lazy chunks match ${page}, of: ${[...new Set(lazy)].join(', ')}`,
    )
  }
  return staticClosure(manifest, [...entries, ...pages])
    .map((key) => manifest[key]?.file ?? '')
    .filter((file) => file.endsWith('.js'))
}

export type Weight = { file: string; bytes: number; gzipBytes: number }

export function weigh(folder: string, files: string[]): Weight[] {
  return files.map((file) => {
    const content = readFileSync(join(folder, file))
    return { file, bytes: content.length, gzipBytes: gzipSync(content, { level: 9 }).length }
  })
}
