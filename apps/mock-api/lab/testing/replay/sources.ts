import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../../..')

/** Everything that a test of the mock runs, except the tests themselves. */
const SOURCES = [
  'apps/mock-api/{src,lab}/**/*.{ts,json}',
  'packages/{domain,sdk,i18n}/src/**/*.{ts,json}',
  'pnpm-lock.yaml',
]

/** Hashes everything that a recording depends on, except the test file that makes it. */
export function hashSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: root, exclude: ['**/*.test.ts'] }).toSorted())
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Hashes everything that the recording of one test file depends on. */
export function hashWith(sources: string, testFile: string): string {
  return createHash('sha256').update(sources).update(readFileSync(testFile)).digest('hex')
}
