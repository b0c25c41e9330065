import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

import { environment } from '../process/run.ts'

export type Server = {
  name: string
  cwd: string
  /** The Node that runs the server; by default this one. */
  node?: string
  args: string[]
  env: Record<string, string>
  /** The address that answers when the server is ready. */
  ready: string
}

/** Starts a server, and prints its lines with its name in front. */
export function start({ name, cwd, node = process.execPath, args, env }: Server): ChildProcess {
  const child = spawn(node, args, {
    cwd,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`))
  }
  return child
}

/** Waits until the address answers, the server has ended, or the time is over. */
export async function untilReady(
  { name, ready }: Server,
  child: ChildProcess,
  timeoutMs = 60_000,
): Promise<Response> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`)
    const answer = await fetch(ready).catch(() => undefined)
    if (answer?.ok) return answer
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`${name} does not answer at ${ready} after ${timeoutMs / 1000} s`)
}

export async function stop(children: ChildProcess[]): Promise<void> {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode)
  const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)))
  for (const child of running) child.kill('SIGTERM')
  const patience = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), 5000)
  await Promise.all(ended)
  clearTimeout(patience)
}
