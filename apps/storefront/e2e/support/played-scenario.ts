import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import type { Booked } from './direct-booking.ts'
import { mock } from './sites.ts'

const player = fileURLToPath(new URL('play-scenario.ts', import.meta.url))

type Played = Booked & {
  system: string
  /** The account that the scenario was played with; null if it needs no login. */
  account: { Username: string; Password: string } | null
}

/** The player that all tests of a worker share, one at a time, because starting it takes longer than playing a scenario. */
let playing: { ask: (line: string) => void; answers: AsyncIterator<string> } | undefined

function startPlayer() {
  const child = spawn(process.execPath, [player, mock], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // The player ends when its input ends, which happens when this process ends.
  child.unref()
  return {
    ask: (line: string) => void child.stdin.write(`${line}\n`),
    answers: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
  }
}

/** Plays a row of the scenario table in a sandbox of this name, and returns the order that it has placed, if any. */
export async function play(id: string, sandbox: string): Promise<Partial<Played>> {
  playing ??= startPlayer()
  playing.ask(JSON.stringify({ id, sandbox }))
  const { value } = await playing.answers.next()
  const played = JSON.parse(value) as Partial<Played> | { error: string } // the player has just written this
  if ('error' in played) throw new Error(played.error)
  return played
}
