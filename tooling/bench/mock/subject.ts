import { type ChildProcess, spawn } from 'node:child_process'
import { get } from 'node:http'

import { freePort } from '../../process/free-port.ts'
import { environment } from '../../process/run.ts'
import { pinTo } from './pin.ts'

/**
 * A server that is measured: how it is started on a port, and a request that it answers when it is ready.
 */
export type Subject = {
  readonly name: string
  readonly command: string
  readonly args: (port: number) => readonly string[]
  readonly question: string
  /** Whether it only supports the load and is not measured. */
  readonly isHelper?: boolean
}

export type Running = {
  readonly name: string
  readonly origin: string
  readonly pid: number
  /** The milliseconds from its start to its first successful answer. */
  readonly firstAnswerMs: number
  stop(): Promise<void>
}

const PATIENCE_MS = 60_000
const ASK_EVERY_MS = 3

/** Starts a server and waits for its first successful answer. */
export async function startSubject(subject: Subject): Promise<Running> {
  const { name, question } = subject
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const role = subject.isHelper === true ? 'load' : 'server'
  const [command, args] = pinTo(role, subject.command, subject.args(port))
  const startedAt = performance.now()
  const child = spawn(command, args, { env: environment(), stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (text) => (said = (said + String(text)).slice(-2000)))
  while (!(await answers(origin + question))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${said}`)
    if (performance.now() - startedAt > PATIENCE_MS) {
      await end(child)
      throw new Error(`${name} does not answer: ${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  const firstAnswerMs = performance.now() - startedAt
  return { name, origin, pid: child.pid ?? 0, firstAnswerMs, stop: () => end(child) }
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.statusCode === 200))
    }).once('error', () => resolve(false))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

/** Runs work with servers that end after it. */
export async function withServers<T>(
  subjects: readonly Subject[],
  work: (servers: Running[]) => Promise<T>,
): Promise<T> {
  const servers: Running[] = []
  try {
    for (const subject of subjects) servers.push(await startSubject(subject))
    return await work(servers)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

export function runningOf(server: Running | undefined): Running {
  if (!server) throw new Error('There is no server to ask.')
  return server
}

export const originOf = (server: Running | undefined) => runningOf(server).origin
