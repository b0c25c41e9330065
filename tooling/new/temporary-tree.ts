import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished } from 'vitest'

import { root, run } from '../process/run.ts'

/** A copy of these folders that goes with the test, with what is installed beside them. */
export function temporaryTree(folders: readonly string[]): string {
  const tree = mkdtempSync(join(tmpdir(), 'selat-new-'))
  onTestFinished(() => rmSync(tree, { recursive: true }))
  for (const folder of [...folders, 'tooling/lint'])
    cpSync(join(root, folder), join(tree, folder), { recursive: true })
  cpSync(join(root, '.oxfmtrc.json'), join(tree, '.oxfmtrc.json'))
  const rules: object = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))
  // Types need every package, which the gate has: here it is what can be told of one file.
  writeFileSync(join(tree, '.oxlintrc.json'), JSON.stringify({ ...rules, options: {} }))
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
