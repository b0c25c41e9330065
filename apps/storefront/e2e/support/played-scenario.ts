import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import type { Booked } from './direct-booking.ts'
import { mock } from './sites.ts'

const player = fileURLToPath(new URL('play-scenario.ts', import.meta.url))

type Played = Booked & {
  system: string
  /** Who has logged in to do all that. */
  account: { Username: string; Password: string } | null
}

/** Starting it takes longer than playing a row, so one goes with all tests of a worker, which runs one at a time. */
let playing: { ask: (line: string) => void; answers: AsyncIterator<string> } | undefined

function startPlayer() {
  const child = spawn(process.execPath, [player, mock], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // It ends with its input, which ends with this process.
  child.unref()
  return {
    ask: (line: string) => void child.stdin.write(`${line}\n`),
    answers: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
  }
}

/** Plays a row of the scenario table in a sandbox of this name, and tells the order that it has placed, if it has. */
export async function play(id: string, sandbox: string): Promise<Partial<Played>> {
  playing ??= startPlayer()
  playing.ask(JSON.stringify({ id, sandbox }))
  const { value } = await playing.answers.next()
  const played = JSON.parse(value) as Partial<Played> | { error: string } // what the player has just written
  if ('error' in played) throw new Error(played.error)
  return played
}
