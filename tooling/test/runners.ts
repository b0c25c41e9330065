import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { commandFile, root } from '../process/run.ts'
import { type Count, countPlaywright, countVitest } from './count-results.ts'
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './failures.ts'

export const reports = join(root, '.cache/tests')

export type Runner = {
  name: string
  report: string
  cwd: string
  args: string[]
  read: (report: string) => Outcome
}

export type Outcome = { count: Count; failures: Failure[] }

const storefront = join(root, 'apps/storefront')

function vitest(name: string, project: string): Runner {
  const report = join(reports, `${name}.json`)
  // By itself it leaves one processor free. One more than there are, because tests of pages wait a third of their time:
  // thirty files take 150 s instead of 220 on two. Projects ask for it on the command line only.
  const workers = `--maxWorkers=${availableParallelism() + 1}`
  const args = ['run', `--project=${project}`, workers, '--reporter=default', '--reporter=json']
  return {
    name,
    report,
    cwd: root,
    args: [commandFile(root, 'vitest'), ...args, `--outputFile.json=${report}`],
    read(file) {
      const found = JSON.parse(readFileSync(file, 'utf8'))
      return { count: countVitest(found), failures: failuresOfVitest(name, found) }
    },
  }
}

/** In the order in which they run: the quick ones first. */
export const runners: Runner[] = [
  vitest('unit', '!tooling'),
  {
    name: 'e2e',
    report: join(reports, 'e2e.json'),
    cwd: storefront,
    args: [commandFile(storefront, '@playwright/test', 'playwright'), 'test'],
    read(file) {
      const found = JSON.parse(readFileSync(file, 'utf8'))
      return { count: countPlaywright(found), failures: failuresOfPlaywright('e2e', found) }
    },
  },
  vitest('walls', 'tooling'),
]
