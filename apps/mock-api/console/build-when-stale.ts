import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const sources = ['.', '../../../packages/ui/src', '../package.json']

// Servers that run from source serve the built console, so it is built again when one of its sources has changed.
if (newest(sources.map(inHere)) > (modified(inHere('../dist/console/index.html')) ?? 0))
  await build({ configFile: inHere('vite.config.ts'), logLevel: 'warn' })

function newest(paths: string[]): number {
  const times = paths.flatMap((path) => {
    const own = modified(path) ?? 0
    if (!statSync(path).isDirectory()) return [own]
    const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
    return [own, ...names.map((name) => modified(`${path}/${name}`) ?? 0)]
  })
  return Math.max(...times)
}

function modified(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null
}
