import { createHash } from 'node:crypto'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createCommandRunner } from './command-runner.ts'
import { commandsOf } from './commands.ts'

const COMMANDS = 3000
const SEED = 20_261_120
const WORLD = {
  capacity: { single: 9, out: 40, back: 40, late: 9, today: 20, todayBack: 20 },
  isSimulated: false,
}
/** Kinds of commands with concurrent calls, whose answers have no fixed order. */
const AT_ONCE = ['at once', 'twice']

const WEIGHTS = {
  add: 9,
  change: 4,
  remove: 1,
  extend: 3,
  price: 4,
  place: 8,
  'read cart': 2,
  'open own cart': 2,
  search: 3,
  cancel: 2,
  choose: 8,
  decide: 10,
  upload: 5,
  declare: 5,
  date: 4,
  'read order': 3,
  'read payment': 2,
  'read tickets': 3,
  refit: 2,
  wait: 2,
  repeat: 4,
  'repeat otherwise': 1,
  'at once': 0,
}

/** Plays the same commands, and returns a digest of the status, headers and body of each answer. */
async function stay(): Promise<string[]> {
  const lines: string[] = []
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
  const dealt = fc.sample(commandsOf(WEIGHTS, { commands: 0 }), { seed: SEED, numRuns: COMMANDS })
  const runner = await createCommandRunner(WORLD, (text) => lines.push(digest(text)))
  try {
    for (const command of dealt)
      if (!AT_ONCE.includes(command.drawn.fault)) await command.run(runner.model(), runner)
  } finally {
    await runner.close()
  }
  return lines
}

it('API-1 the same seed, clock and three thousand commands give the same bytes', async () => {
  const first = await stay()
  const second = await stay()

  expect(first.length).toBeGreaterThan(COMMANDS * 0.8)
  expect(second).toEqual(first)
})
