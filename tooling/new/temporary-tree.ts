import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { expect, onTestFinished } from 'vitest'

import { root, run } from '../process/run.ts'

const LINT = '.oxlintrc.json'

/** A copy of these folders that is removed after the test. It is linted without types, which would need all packages. */
export function temporaryTree(folders: readonly string[]): string {
  const tree = copyOf(folders)
  const rules: object = JSON.parse(readFileSync(join(root, LINT), 'utf8'))
  writeFileSync(join(tree, LINT), JSON.stringify({ ...rules, options: {} }))
  return tree
}

/** Outputs of builds and tests in a package, which may be changing. */
const MADE = new Set(['dist', 'dist-server', 'test-results', '.turbo', '.cache'])

/** A copy of all that types are looked up in, which goes with the test: it is linted as the repository is. */
export function temporaryWorkspace(): string {
  const parts = ['apps', 'packages']
    .flatMap((folder) => entriesOf(folder).flatMap(entriesOf))
    .filter((path) => !MADE.has(basename(path)))
  return copyOf([...parts, 'openapi', 'tooling/tsconfig', LINT])
}

const entriesOf = (folder: string) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name))

/** The links of installed packages stay relative, so that those to other packages of the workspace lead into the copy. */
function copyOf(paths: readonly string[]): string {
  const tree = mkdtempSync(join(tmpdir(), 'selat-new-'))
  onTestFinished(() => rmSync(tree, { recursive: true }))
  for (const path of [...paths, 'tooling/lint', '.oxfmtrc.json'])
    cpSync(join(root, path), join(tree, path), { recursive: true, verbatimSymlinks: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

/** Formats files that were made, as the command does, and holds them against the rules of lint. */
export async function expectClean(tree: string, files: string[]): Promise<void> {
  const code = files.filter((file) => /\.tsx?$/.test(file))
  await run(
    'oxfmt',
    files.filter((file) => !file.endsWith('.yaml')),
    { cwd: tree, capture: true },
  )
  const linted = await run('oxlint', [...code], {
    cwd: tree,
    capture: true,
  })
  expect(linted.output).toContain('0 errors')
  expect(linted.code).toBe(0)
}
