import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, run } from '../process/run.ts'
import { add, closingLine, judge, nothing } from './count-results.ts'
import { failureLines } from './failures.ts'
import { type Outcome, type Runner, reports, runners } from './runners.ts'

// `pnpm test` runs everything; `pnpm e2e [file …]` one runner, with what it should run.
const [only, ...filters] = process.argv.slice(2)
const chosen = runners.filter(({ name }) => only === undefined || name === only)
if (chosen.length === 0) throw new Error(`There is no runner ${only}`)

async function runOne({ name, cwd, args, report, read }: Runner): Promise<Outcome> {
  console.log(`\n── ${name} ──`)
  rmSync(report, { force: true })
  const { code } = await run('node', [...args, ...filters], {
    cwd,
    // Each file of the storefront loads the mock anew, and half of that is to strip and compile its sources.
    env: { SELAT_E2E_REPORT: report, NODE_COMPILE_CACHE: join(root, '.cache/node') },
  })
  const { count, failures } = existsSync(report) ? read(report) : { count: nothing, failures: [] }
  const judged = judge(count, code)
  if (judged.failed === 0 || failures.length > 0) return { count: judged, failures }
  // What no report tells, such as an error after the last test, is in the runner's own words above.
  const title = code === 0 ? 'ran no test' : `ended badly, with exit code ${code}`
  return { count: judged, failures: [{ runner: name, file: '', title, message: '' }] }
}

mkdirSync(reports, { recursive: true })
const total: Outcome = { count: nothing, failures: [] }
for (const runner of chosen) {
  const { count, failures } = await runOne(runner)
  total.count = add(total.count, count)
  total.failures.push(...failures)
}

if (only === undefined) writeFileSync(join(reports, 'total.json'), JSON.stringify(total))
process.exitCode = total.count.failed > 0 || total.count.passed === 0 ? 1 : 0
console.log(['', ...failureLines(total.failures, root), closingLine(total.count)].join('\n'))
