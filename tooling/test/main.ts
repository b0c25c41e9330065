import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { answerHelp } from '../process/answer-help.ts'
import { buildApps } from '../process/build-apps.ts'
import { root } from '../process/run.ts'
import { chooseRunners, type Request } from './choose-runners.ts'
import { add, closingLine, nothing } from './count-results.ts'
import { failureLines, joinRepeated } from './failures.ts'
import { heavyFiles } from './heavy.ts'
import { slownessOfMachine } from './machine-speed.ts'
import { lostTests, readMeasured, writeMeasured } from './measured.ts'
import { type Outcome, perform } from './perform.ts'
import { isReplay } from './report.ts'
import { EVERY_STORE, reports, runners } from './runners.ts'
import { isStoreProved, writeStoreProof } from './store-proof.ts'
import {
  overBudget,
  slownessOfAll,
  slowestLines,
  timingLines,
  untrueHeavyFiles,
} from './timings.ts'

answerHelp(`test [runner …] [file …] [-t title] [--repeat times] [--record]
  Files are named from the root. Without a name, each runner runs but those in brackets.
  -t title   runs the tests with this title
  --repeat   runs them so many times, one after the other, to find tests that fail now and then
  --record   writes counts and seconds to tooling/test/measured.json

${runners.map(({ name, what, isExtra }) => `  ${isExtra ? `[${name}]` : name}: ${what}`).join('\n')}`)
const { chosen, choice, isWhole, isRecording, repeats } = readRequest()
if (isWhole && !isStoreProved()) chosen.push(...runners.filter(({ name }) => name === EVERY_STORE))
mkdirSync(reports, { recursive: true })
if (chosen.some(({ needsBuild }) => needsBuild) && !(await buildApps())) {
  console.log('FAILED  build  npx pnpm@12 build\n0 passed, 1 failed')
  process.exit(1)
}

const outcomes: Outcome[] = []
// One measurement between two runners is used for both.
let slowness = await slownessOfMachine()
for (let time = 0; time < repeats; time += 1)
  for (const runner of chosen) {
    const outcome = await perform(runner, choice, slowness)
    slowness = outcome.slownessAfter
    outcomes.push(outcome)
  }
if (isRecording) writeMeasured(outcomes)
if (choice.files.length === 0 && choice.title === undefined) noteStoreProof()

const counted = outcomes.map(({ count }) => count).reduce(add, nothing)
const faults = isWhole ? faultsOfWholeRun() : []
const count = { ...counted, failed: counted.failed + faults.length }
const failures = [...outcomes.flatMap((outcome) => outcome.failures), ...faults]
if (isWhole) writeFileSync(join(reports, 'total.json'), JSON.stringify({ count, failures }))

const lines = [
  '',
  'Seconds of each part, and what it may take:',
  ...timingLines(outcomes),
  'The files that took longest:',
  ...slowestLines(outcomes),
  '',
  ...replayLines(),
  ...failureLines(joinRepeated(failures), root),
  closingLine(count),
]
process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0
console.log(lines.join('\n'))

function readRequest(): Request {
  try {
    return chooseRunners(process.argv.slice(2), runners)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Finds the faults that only a complete run can find: files that take too long, and missing tests.
 */
function faultsOfWholeRun() {
  const slownessOfRun = slownessOfAll(outcomes)
  return outcomes.flatMap((measured) => {
    const outcome = { ...measured, slowness: Math.max(measured.slowness, slownessOfRun) }
    return [
      ...overBudget(outcome),
      ...untrueHeavyFiles(outcome, heavyFiles),
      ...lostTests(outcome, readMeasured()),
    ]
  })
}

/** Returns a line with the number of tests that replay another test's recording. */
function replayLines(): string[] {
  const replays = outcomes.flatMap(({ report }) => report.tests).filter(isReplay).length
  return replays === 0
    ? []
    : [`${replays} of these tests are replays of what others asked in memory.`]
}

/**
 * Stores the proof, so that the gate need not run the tests on other engines until the store changes.
 */
function noteStoreProof(): void {
  const outcome = outcomes.find(({ runner }) => runner.name === EVERY_STORE)
  if (outcome === undefined) return
  const isProof = outcome.count.failed === 0 && outcome.count.skipped === 0
  if (isProof && !isStoreProved()) writeStoreProof()
  if (isProof)
    console.log(
      'This store has passed on every engine. Commit tooling/test/store-proof.json with it.',
    )
}
