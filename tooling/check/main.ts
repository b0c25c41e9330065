import { globSync } from 'node:fs'

import { readOptions } from '../process/read-options.ts'
import { root, run } from '../process/run.ts'
import { heavyFiles } from '../test/heavy.ts'
import { readMeasured } from '../test/measured.ts'
import { runSteps } from '../verify/run-steps.ts'
import type { Step } from '../verify/steps.ts'
import { findChange } from './changed-files.ts'
import { readImporters } from './import-graph.ts'
import { describeSteps, JOURNEY, planSteps } from './plan-steps.ts'
import { planTests } from './plan-tests.ts'

const HELP = `check [--since COMMIT] [--plan]
  Checks what has changed since COMMIT: by default since the branch left origin/main, or since the last commit.
  --plan   says what would run, and why, and runs nothing`

/**
 * The number of concurrent steps. Most of them keep one processor busy, and a build machine has two.
 */
const AT_ONCE = 2

const { values } = readOptions(
  {
    options: {
      since: { type: 'string' },
      plan: { type: 'boolean', default: false },
    },
  },
  HELP,
)

const startedAt = performance.now()
const { since, files, removed } = await findChange(values.since)
if (files.length === 0 && removed.length === 0) {
  console.log(`Nothing differs from ${since}. Name an earlier commit with --since.`)
  process.exit(0)
}
console.log(`Files that differ from ${since}: ${files.length + removed.length}`)

const sources = [
  ...globSync('apps/storefront/src/**/*.{ts,tsx}', { cwd: root }),
  ...globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }),
]
const tests = globSync('{apps,tooling}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name.startsWith('dist'),
})
  // Tests of several instances run with the tests of the stores.
  .filter((file) => !file.endsWith('.postgres.test.ts'))
  .toSorted()
const measured = readMeasured()
const { chosen, left } = planTests(
  [...files, ...removed],
  { tests, importers: readImporters(sources, root) },
  measured,
  new Set(heavyFiles.map(({ file }) => file)),
)
const steps = planSteps(files, chosen, measured)

console.log(`\nFiles of unit tests that run, and why: ${chosen.length}`)
for (const { file, why } of chosen) console.log(`  ${file}  (${why})`)
console.log([`\nSteps, and why: ${steps.length}`, ...describeSteps(steps)].join('\n'))
if (values.plan) console.log(['', ...leftToTheGate()].join('\n'))
else await perform()

/** Runs the steps, then prints what was left out. */
async function perform(): Promise<void> {
  const failed: string[] = []
  const endings = await runSteps(steps, AT_ONCE, async (step) => {
    const { passed, output, seconds } = await performStep(step)
    console.log(`${passed ? '✓' : '✗'} ${step.name}, ${seconds.toFixed(1)} s`)
    if (!passed) failed.push(`\n▶ ${step.name}: ${step.command}\n${output.trimEnd()}`)
    return passed
  })
  const leftOut = [...endings].filter(([, ending]) => ending === 'left out').map(([name]) => name)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(['', ...leftToTheGate(), ...failed].join('\n'))
  if (leftOut.length > 0) console.log(`\nNot run because of it: ${leftOut.join(', ')}`)
  console.log(
    failed.length === 0
      ? `\nGreen in ${seconds} s. \`npx pnpm@12 verify\` is the whole gate.`
      : `\nRed in ${seconds} s: ${[...endings]
          .filter(([, ending]) => ending === 'failed')
          .map(([name]) => name)
          .join(', ')}.`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}

async function performStep({ command }: Step) {
  const [program = '', ...args] = command.split(' ')
  const { code, output, durationMs } = await run(program, args, { capture: true })
  return { passed: code === 0, output, seconds: durationMs / 1000 }
}

function leftToTheGate(): string[] {
  const journeys = steps.some(({ name }) => name === 'journey')
    ? `all browser journeys but ${JOURNEY}`
    : 'all browser journeys'
  const reasons = Map.groupBy(left, ({ why }) => why)
  return [
    `Left to the gate: ${journeys}, the stores on file and PostgreSQL, the packed packages, drift and breaks of the contract, unused code, and every test that no rule above chose.`,
    ...[...reasons].map(([why, all]) => `  ${all.length} files: ${why}`),
  ]
}
