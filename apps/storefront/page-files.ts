import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

/** The file, below the folder of the build, that lists the files that each page needs. */
export const PAGE_FILES = '.vite/page-files.json'

/**
 * The addresses of the scripts that a page needs besides those of every page, by the page's path in the table of
 * routes.
 */
export type PageFiles = Readonly<Record<string, readonly string[]>>

const routes = join(import.meta.dirname, 'src/app/routes.tsx')

/**
 * Writes which files each page needs. The site server names them in the page that it renders, so that they download
 * together with the app instead of after it has run.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      )
      const chunkOf = (id: string) =>
        [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id))
      const mount = chunkOf(join(import.meta.dirname, 'src/app/mount.tsx'))
      const ofEveryPage = filesNeededBy(mount, chunks)
      const files = readPages().map(({ path, module }) => {
        const needed = filesNeededBy(chunkOf(module), chunks)
        return [
          path,
          [...needed].filter((file) => !ofEveryPage.has(file)).map((file) => `/${file}`),
        ]
      })
      this.emitFile({
        type: 'asset',
        fileName: PAGE_FILES,
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}

/**
 * Reads the table of routes. If several pages share a path, only the last one is kept, because such pages are private
 * and no server renders them.
 */
export function readPages(): { path: string; module: string }[] {
  const source = readFileSync(routes, 'utf8')
  return [...source.matchAll(/page\(\s*'([^']+)',\s*\(\) => import\('([^']+)'\)/g)].map(
    ([, path = '', module = '']) => ({ path, module: join(dirname(routes), module) }),
  )
}

/** Returns the file of a chunk and of all chunks that it imports statically, at any depth. */
function filesNeededBy(
  chunk: Rolldown.OutputChunk | undefined,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  if (!chunk || found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const file of chunk.imports) filesNeededBy(chunks.get(file), chunks, found)
  return found
}
