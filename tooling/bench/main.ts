import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { commandFile, root, run } from '../process/run.ts'
import { type Manifest, firstLoadFiles, weigh } from './first-load.ts'
import { describeFirstLoad, describeSearch, firstLoadBudgetBytes, sumGzip } from './report.ts'
import { compareSearch } from './search-latency.ts'

const storefront = join(root, 'apps/storefront')
const site = join(root, '.cache/bench/site')

const { code } = await run(
  'node',
  [
    commandFile(storefront, 'vite'),
    'build',
    `--outDir=${site}`,
    '--emptyOutDir',
    '--logLevel=warn',
  ],
  { cwd: storefront },
)
if (code !== 0) throw new Error('The storefront does not build')

const manifest: Manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'))
const weights = weigh(site, firstLoadFiles(manifest, /pages\/home-page\.tsx$/))
const search = await compareSearch()

const report = [describeFirstLoad(weights), describeSearch(search)].join('\n\n')
console.log(`\n${report}`)

if (process.argv.includes('--write')) {
  const intro = `# Benchmarks\n\nWritten by \`pnpm bench --write\`. Ratios carry over to other machines, absolute numbers do not.\n`
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs/benchmarks.md'), `${intro}\n${report}\n`)
}
process.exitCode = sumGzip(weights) <= firstLoadBudgetBytes ? 0 : 1
