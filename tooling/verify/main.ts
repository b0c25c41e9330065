import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { root, run } from '../process/run.ts'
import { closingLine, nothing } from '../test/count-results.ts'
import { failureLines } from '../test/failures.ts'
import { type Outcome, reports } from '../test/runners.ts'
import { steps } from './steps.ts'

const totals = join(reports, 'total.json')
rmSync(totals, { force: true })

const wanted = process.argv.slice(2)
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) throw new Error(`Steps: ${steps.map(({ name }) => name).join(', ')}`)

const rows: { name: string; passed: boolean; seconds: string }[] = []
for (const { name, command } of chosen) {
  const [program = '', ...args] = command.split(' ')
  console.log(`\n▶ ${name}: ${command}`)
  const { code, durationMs } = await run(program, args)
  rows.push({ name, passed: code === 0, seconds: (durationMs / 1000).toFixed(1) })
}

const width = Math.max(...rows.map(({ name }) => name.length))
console.log('\nverify')
for (const { name, passed, seconds } of rows) {
  console.log(`  ${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.padStart(6)} s`)
}

const { count: tests, failures }: Outcome = existsSync(totals)
  ? JSON.parse(readFileSync(totals, 'utf8'))
  : { count: nothing, failures: [] }
// A gate that fell counts as one failure, so that the closing line never praises a red run.
const fallen = rows.filter(
  ({ name, passed }) => !passed && (name !== 'tests' || tests.failed === 0),
)
const total = { ...tests, failed: tests.failed + fallen.length }
process.exitCode = total.failed > 0 ? 1 : 0
// Named again below the table, because a CI may show only the end.
console.log(['', ...failureLines(failures, root), closingLine(total)].join('\n'))
