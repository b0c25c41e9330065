import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { answerHelp } from '../process/answer-help.ts'
import { root, run } from '../process/run.ts'
import { closingLine, type Count, nothing } from '../test/count-results.ts'
import { type Failure, failureLines } from '../test/failures.ts'
import { reports } from '../test/runners.ts'
import { runSteps } from './run-steps.ts'
import { type Step, steps } from './steps.ts'

/** The number of concurrent steps. Most of them use one processor, and a build machine has two. */
const AT_ONCE = 2

const wanted = process.argv.slice(2)
const names = steps.map(({ name }) => name)
const quoted = names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ')
const STEPS = `Steps: ${quoted}; without a name, all of them.`
answerHelp(`verify [step …]\n  ${STEPS}`)
const unknown = wanted.filter((word) => !names.includes(word))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. ${STEPS}`)
  process.exit(1)
}
const totals = join(reports, 'total.json')
rmSync(totals, { force: true })
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))

const startedAt = performance.now()
const took = new Map<string, number>()
const endings = await runSteps(chosen, AT_ONCE, perform)
const wholeSeconds = (performance.now() - startedAt) / 1000

console.log('\nverify')
const width = Math.max(...chosen.map(({ name }) => name.length))
for (const { name } of chosen) {
  const ending = endings.get(name) ?? 'left out'
  const mark = { passed: 'ok', failed: 'FAILED', 'left out': 'left out' }[ending]
  const seconds = took.get(name)?.toFixed(1) ?? '-'
  console.log(`  ${mark.padEnd(8)}  ${name.padEnd(width)}  ${seconds.padStart(6)} s`)
}
console.log(`  ${wholeSeconds.toFixed(0)} s in all, ${AT_ONCE} steps at a time`)

type Total = { count: Count; failures: Failure[] }
const { count: tests, failures }: Total = existsSync(totals)
  ? JSON.parse(readFileSync(totals, 'utf8'))
  : { count: nothing, failures: [] }
// A failed step counts as one failure, so that the last line is never green after one.
const failedSteps = chosen
  .filter(({ name }) => endings.get(name) === 'failed')
  .filter(({ name }) => name !== 'tests' || tests.failed === 0)
const all = [...failedSteps.map(toFailure), ...failures]
const total = { ...tests, failed: tests.failed + failedSteps.length }
process.exitCode = total.failed > 0 ? 1 : 0
// Failures are printed again below the table, because a CI may show only the end.
console.log(['', ...failureLines(all, root), closingLine(total)].join('\n'))

/**
 * Runs a step. The output of a short step is printed after it has ended, so that those of two concurrent steps do not mix.
 */
async function perform({ name, command, isLong = false }: Step): Promise<boolean> {
  const [program = '', ...args] = command.split(' ')
  if (isLong) console.log(`\n▶ ${name}: ${command}`)
  const { code, output, durationMs } = await run(program, args, { capture: !isLong })
  took.set(name, durationMs / 1000)
  const said = isLong ? '' : `\n▶ ${name}: ${command}\n${output.trimEnd()}\n`
  console.log(`${said}${code === 0 ? '✓' : '✗'} ${name}, ${(durationMs / 1000).toFixed(1)} s`)
  return code === 0
}

function toFailure({ name }: Step): Failure {
  return {
    runner: 'verify',
    file: '',
    title: name,
    message: 'What it said stands above, behind its name.',
    command: `npx pnpm@12 verify ${name.includes(' ') ? `'${name}'` : name}`,
  }
}
