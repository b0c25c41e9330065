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

/**
 * Copies these folders for a test, and removes the copy after it. The copy is linted without types, which would need all
 * packages.
 */
export function temporaryTree(folders: readonly string[]): string {
  const tree = copyOf(folders)
  const rules: object = JSON.parse(readFileSync(join(root, LINT), 'utf8'))
  writeFileSync(join(tree, LINT), JSON.stringify({ ...rules, options: {} }))
  return tree
}

/** The outputs of builds and tests in a package, which may change while they are copied. */
const MADE = new Set(['dist', 'dist-server', 'test-results', '.turbo', '.cache'])

/**
 * Copies everything that types depend on for a test, and removes the copy after it. The copy is linted like the repository.
 */
export function temporaryWorkspace(): string {
  const parts = ['apps', 'packages']
    .flatMap((folder) => entriesOf(folder).flatMap(entriesOf))
    .filter((path) => !MADE.has(basename(path)))
  return copyOf([...parts, 'openapi', 'tooling/tsconfig', LINT])
}

const entriesOf = (folder: string) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name))

/**
 * Copies paths. The links of installed packages stay relative, so that those to other packages of the workspace lead into
 * the copy.
 */
function copyOf(paths: readonly string[]): string {
  const tree = mkdtempSync(join(tmpdir(), 'selat-new-'))
  onTestFinished(() => rmSync(tree, { recursive: true }))
  for (const path of [...paths, 'tooling/lint', '.oxfmtrc.json'])
    cpSync(join(root, path), join(tree, path), { recursive: true, verbatimSymlinks: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

/** Formats the created files, as the command does, and lints them. */
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
