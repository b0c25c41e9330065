import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, run } from '../process/run.ts'
import { withTree } from './planted-tree.ts'

const rules = [
  '.oxlintrc.json',
  'tooling/lint/purity.js',
  'tooling/lint/visitors.js',
  'tooling/lint/language.js',
]

/** Runs the linter with the settings of this repository on files that exist only for a test. */
export function lintPlanted(files: Record<string, string>) {
  const settings = rules.map((path) => [path, readFileSync(join(root, path), 'utf8')])
  return withTree({ ...Object.fromEntries(settings), ...files }, (tree) =>
    run('oxlint', ['--format=unix'], { cwd: tree, capture: true }),
  )
}
