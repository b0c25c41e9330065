import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/run.ts'

const file = join(root, 'tooling/test/store-proof.json')
const SOURCES = 'apps/mock-api/src/engine/store/**/*.{ts,sql,json}'

/**
 * Whether the store is unchanged since all of its tests passed on every engine. If so, the gate replays recorded statements
 * instead of running those tests.
 */
export function isStoreProved(): boolean {
  if (!existsSync(file)) return false
  const { sha256 } = JSON.parse(readFileSync(file, 'utf8')) as { sha256: string } // the function below has written it
  return sha256 === hashOfStore()
}

/** Stores the hash of the store with which all tests have passed on every engine. */
export function writeStoreProof(): void {
  writeFileSync(file, `${JSON.stringify({ sha256: hashOfStore() }, null, 2)}\n`)
}

function hashOfStore(): string {
  const hash = createHash('sha256')
  for (const name of globSync(SOURCES, { cwd: root }).toSorted())
    if (!name.includes('.test.'))
      hash.update(`${name}\0${readFileSync(join(root, name), 'utf8')}\0`)
  return hash.digest('hex')
}
