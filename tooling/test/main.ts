import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from '../process/run.ts'
import { type Count, add, closingLine, judge, nothing } from './count-results.ts'
import { type Runner, reports, runners } from './runners.ts'

// `pnpm test` runs everything; `pnpm e2e [file …]` one runner, with what it should run.
const [only, ...filters] = process.argv.slice(2)
const chosen = runners.filter(({ name }) => only === undefined || name === only)
if (chosen.length === 0) throw new Error(`There is no runner ${only}`)

async function runOne({ name, cwd, args, report, count }: Runner): Promise<Count> {
  console.log(`\n── ${name} ──`)
  rmSync(report, { force: true })
  const { code } = await run('node', [...args, ...filters], {
    cwd,
    env: { SELAT_E2E_REPORT: report },
  })
  return judge(existsSync(report) ? count(report) : nothing, code)
}

mkdirSync(reports, { recursive: true })
let total = nothing
for (const runner of chosen) total = add(total, await runOne(runner))

if (only === undefined) writeFileSync(join(reports, 'total.json'), JSON.stringify(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
console.log(`\n${closingLine(total)}`)
