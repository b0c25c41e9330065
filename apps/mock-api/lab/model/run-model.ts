import fc from 'fast-check'

import { createCommandRunner } from './command-runner.ts'
import { commandsOf, type Tally, type Weights } from './commands.ts'
import { SAILING_KEYS, type SailingKey } from './facts.ts'

const COMMANDS_OF_A_RUN = 300
const RUNS_AT_A_TIME = 20

const capacities = fc
  .array(fc.integer({ min: 1, max: 9 }), {
    minLength: SAILING_KEYS.length,
    maxLength: SAILING_KEYS.length,
  })
  .map(
    (seats) =>
      Object.fromEntries(SAILING_KEYS.map((key, index) => [key, seats[index] ?? 1])) as Record<
        SailingKey,
        number
      >,
  )

/** In one of four worlds, payers and reviewers act by themselves after a while. */
const worlds = fc.record({ capacity: capacities, isSimulated: fc.nat(3).map((one) => one === 3) })

/**
 * The number of commands in each of the two suites. `MODEL_COMMANDS` sets another number; each night plays a million in
 * each.
 */
const COMMANDS = 5_000

/** The time limit, which is much longer than a night's million takes, so that only a hang exceeds it. */
export const MODEL_LIMIT_MS = 80 * 60_000

type Replay = { readonly seed: number; readonly path?: string; readonly replayPath?: string }

/**
 * Plays runs of commands, each in a sandbox of its own, until the number of commands is reached. Returns the numbers. Each
 * run is random, and a failure says how to repeat it.
 */
export async function runModel(weights: Weights): Promise<{ due: number; commands: number }> {
  const tally: Tally = { commands: 0 }
  const replay = process.env['MODEL_REPLAY']
  if (replay !== undefined) {
    await playRuns(parseReplay(replay), { weights, tally })
    return { due: 1, commands: tally.commands }
  }
  const due = Number(process.env['MODEL_COMMANDS'] ?? COMMANDS)
  const first = Math.floor(Date.now() % 1_000_000_000)
  for (let round = 0; tally.commands < due; round += 1)
    await playRuns({ seed: first + round }, { weights, tally })
  return { due, commands: tally.commands }
}

async function playRuns(
  { seed, path, replayPath }: Replay,
  { weights, tally }: { weights: Weights; tally: Tally },
): Promise<void> {
  const runs = fc.commands([commandsOf(weights, tally)], {
    maxCommands: COMMANDS_OF_A_RUN,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  })
  const property = fc.asyncProperty(worlds, runs, async (world, commands) => {
    const runner = await createCommandRunner(world)
    try {
      await fc.asyncModelRun(() => ({ model: runner.model(), real: runner }), commands)
      await runner.readAll()
      await runner.audit()
    } finally {
      await runner.close()
    }
  })
  const details = await fc.check(property, {
    seed,
    ...(path !== undefined && { path }),
    numRuns: RUNS_AT_A_TIME,
    interruptAfterTimeLimit: 120_000,
    endOnFailure: path !== undefined,
  })
  if (!details.failed) return
  const report = (await fc.asyncDefaultReportMessage(details)) ?? 'no report'
  const [, played = ''] = /replayPath="([^"]*)"/.exec(report) ?? []
  const again = [details.seed, details.counterexamplePath ?? '', played].join('|')
  throw new Error(
    `${String(details.errorInstance)}\nTo play it again, before this test: MODEL_REPLAY='${again}'\n${report}`,
  )
}

/** Parses the text that a failure prints for MODEL_REPLAY. */
function parseReplay(text: string): Replay {
  const [seed, path, replayPath] = text.split('|')
  return { seed: Number(seed), ...(path && { path }), ...(replayPath && { replayPath }) }
}
