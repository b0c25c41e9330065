import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

import { environment } from '../../process/run.ts'
import { pinTo } from '../mock/pin.ts'
import { startSubject } from '../mock/subject.ts'
import { type Client, CLIENTS } from './clients.ts'

export type Pace = { readonly rounds: number; readonly milliseconds: number }
export type Round = {
  readonly call: 'listTerminals' | 'addToCart'
  readonly milliseconds: number
  readonly atOnce: number
}
export type RoundDone = { readonly perSecond: number }

/**
 * The calls for each second of the client's processor time, by round. The rounds of all clients alternate.
 */
export type Speed = {
  readonly client: Client
  readonly gets: readonly number[]
  readonly posts: readonly number[]
}

export const AT_ONCE = 10
/**
 * The number of rounds that do not count, because frequently used code is compiled again, and gets faster, in the first
 * seconds.
 */
export const WARM_UP = 4

/**
 * Measures every client in a process of its own, one at a time in turn, with the stub on the other core.
 */
export async function measureSpeed({ rounds, milliseconds }: Pace): Promise<Speed[]> {
  const stub = await startSubject({
    name: 'the stub',
    command: process.execPath,
    args: (port) => [join(import.meta.dirname, 'stub-server.ts'), String(port)],
    question: '/',
  })
  const callers = CLIENTS.map((client) => ({
    client,
    child: startCaller(client, stub.origin),
    gets: [] as number[],
    posts: [] as number[],
  }))
  try {
    await Promise.all(callers.map(({ child }) => nextMessage(child)))
    for (let round = -WARM_UP; round < rounds; round += 1) {
      for (const { child, gets, posts } of inTurn(callers, round + WARM_UP)) {
        for (const call of ['listTerminals', 'addToCart'] as const) {
          const answer = nextMessage(child)
          child.send({ call, milliseconds, atOnce: AT_ONCE } satisfies Round)
          const { perSecond } = (await answer) as RoundDone // caller.ts has sent it
          if (round >= 0) (call === 'addToCart' ? posts : gets).push(perSecond)
        }
      }
    }
    return callers.map(({ client, gets, posts }) => ({ client, gets, posts }))
  } finally {
    for (const { child } of callers) child.kill('SIGKILL')
    await stub.stop()
  }
}

/** Rotates the order, so that no client always runs after the same other one. */
function inTurn<T>(all: readonly T[], round: number): T[] {
  const first = round % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

function startCaller({ id }: Client, origin: string): ChildProcess {
  const file = join(import.meta.dirname, 'caller.ts')
  const [command, args] = pinTo('load', process.execPath, [file, id, origin])
  return spawn(command, args, {
    env: environment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Resolves with the next message of a process; rejects if the process ends instead. */
function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      child.off('exit', onExit)
      resolve(message)
    }
    const onExit = (code: number | null) => {
      child.off('message', onMessage)
      reject(new Error(`A client ended with ${code}`))
    }
    child.once('message', onMessage)
    child.once('exit', onExit)
  })
}
