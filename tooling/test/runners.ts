import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { commandFile, root } from '../process/run.ts'
import { type Count, countPlaywright, countVitest } from './count-results.ts'

export const reports = join(root, '.cache/tests')

export type Runner = {
  name: string
  report: string
  cwd: string
  args: string[]
  count: (report: string) => Count
}

const storefront = join(root, 'apps/storefront')

function vitest(name: string, project: string): Runner {
  const report = join(reports, `${name}.json`)
  // By itself it leaves one processor free, which of two is half of the time; projects ask for it on the command line only.
  const workers = `--maxWorkers=${availableParallelism()}`
  const args = ['run', `--project=${project}`, workers, '--reporter=default', '--reporter=json']
  return {
    name,
    report,
    cwd: root,
    args: [commandFile(root, 'vitest'), ...args, `--outputFile.json=${report}`],
    count: (file) => countVitest(JSON.parse(readFileSync(file, 'utf8'))),
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
    count: (file) => countPlaywright(JSON.parse(readFileSync(file, 'utf8'))),
  },
  vitest('walls', 'tooling'),
]
