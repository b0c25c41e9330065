import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { environment } from '../../process/run.ts'
import { pinTo } from './pin.ts'

/**
 * One request of a round. `{n}` in a header becomes another number each time; if there are several bodies, they are sent in
 * turn.
 */
export type Shot = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly bodies?: readonly string[]
}

export type LoadJob = {
  readonly origin: string
  readonly connections: number
  /** The end of the load: after some seconds, or a number of requests. */
  readonly until: { readonly seconds: number } | { readonly amount: number }
  /** The requests that each connection sends one after the other, again and again. */
  readonly shots: readonly Shot[]
  /** The first number for `{n}` and the bodies, so that no two rounds of one server send the same requests. */
  readonly first: number
}

export type Load = {
  readonly requests: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** The number of answers that were not successful, and of broken connections. */
  readonly failures: number
  /** The number of answers by status. */
  readonly statuses: Readonly<Record<string, number>>
}

const worker = fileURLToPath(new URL('load-worker.ts', import.meta.url))

/** Runs a load in a process of its own, on a core of its own if the machine has one. */
export function runLoad(job: LoadJob): Promise<Load> {
  return new Promise((resolve, reject) => {
    const [command, args] = pinTo('load', process.execPath, [worker])
    const child = spawn(command, args, {
      env: environment(),
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (text) => (output += String(text)))
    child.on('error', reject)
    child.on('close', (code) =>
      // The worker has written it in this form.
      code === 0
        ? resolve(JSON.parse(output) as Load)
        : reject(new Error(`The load ended with ${code}`)),
    )
    child.stdin.end(JSON.stringify(job))
  })
}
