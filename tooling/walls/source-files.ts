import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

export type SourceFile = { path: string; text: string }

const text = /\.(tsx?|jsx?|css|html|json|svg|md)$/

/** Reads the text files below the folders, with paths from the root and forward slashes. */
export function sourceFiles(root: string, folders: string[]): SourceFile[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => [folder, name.split(sep).join('/')].join('/'))
        .filter((path) => text.test(path) && !path.includes('node_modules/')),
    )
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Lists the matches of a pattern, as `file:line: match`. */
export function occurrences({ path, text: content }: SourceFile, pattern: RegExp): string[] {
  return content
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].map(([match]) => `${path}:${index + 1}: ${match}`),
    )
}
