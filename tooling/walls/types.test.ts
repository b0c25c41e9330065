import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root, run } from '../process/run.ts'
import { withTree } from './planted-tree.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('WALL the linter reports the type errors of the compiler', async () => {
  const files = {
    '.oxlintrc.json': read('.oxlintrc.json'),
    'tooling/lint/purity.js': read('tooling/lint/purity.js'),
    'tooling/lint/visitors.js': read('tooling/lint/visitors.js'),
    'tooling/lint/language.js': read('tooling/lint/language.js'),
    'tooling/tsconfig/base.json': read('tooling/tsconfig/base.json'),
    'apps/site/tsconfig.json': '{ "extends": "../../tooling/tsconfig/base.json" }',
    'apps/site/src/seats.ts': 'export const seats: readonly number[] = [1]\n',
    'apps/site/src/wrong.ts': "export const seats: number = 'none'\n",
    'apps/site/src/first.test.ts':
      "import { seats } from './seats.ts'\nexport const first: number = seats[0]\n",
  }

  const { code, output } = await withTree(files, (tree) =>
    run('oxlint', ['--format=unix'], { cwd: tree, capture: true }),
  )

  expect(code).toBe(1)
  expect(output).toMatch(/wrong\.ts.*TS2322|TS2322.*wrong\.ts/)
  expect(output).toMatch(/first\.test\.ts.*TS2322|TS2322.*first\.test\.ts/)
  expect(output).not.toMatch(/seats\.ts:.*TS/)
})
