import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)["']([@\w][\w./@-]*)["']/g

/** Lists packages that the files of an installed package import but its manifest does not list. */
export function undeclaredIn(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const declared = new Set([
    manifest.name,
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ])
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|d\.ts)$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(IMPORT)])
    .map(([, specifier = '']) => specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1))
  return [...new Set(named.map((parts) => parts.join('/')))].filter((name) => !declared.has(name))
}
