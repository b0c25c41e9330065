import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { onTestFinished } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))

/** Starts the command from its sources, in a process of its own that ends with the test. */
export function startCommand(...args: string[]) {
  return startCommandIn(process.env, ...args)
}

/** Starts the command from its sources with these environment variables and no others. */
export function startCommandIn(env: NodeJS.ProcessEnv, ...args: string[]) {
  return startNode(env, '--conditions=source', 'src/main.ts', ...args)
}

/** Starts the published form of the command, which takes a third of the time. build-command.ts makes the file. */
export function startBuiltCommand(file: string, ...args: string[]) {
  return startNode(process.env, file, ...args)
}

function startNode(env: NodeJS.ProcessEnv, ...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, args, { cwd: folder, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  child.stdout?.on('data', (text: Buffer) => (said.out += text))
  child.stderr?.on('data', (text: Buffer) => (said.err += text))
  const ended = once(child, 'close').then(([code]) => Number(code))

  /** Resolves with the address that the command prints when it serves. */
  async function readyAt(): Promise<string> {
    while (!said.out.includes('\n')) {
      if (child.exitCode !== null) throw new Error(said.err)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return /http:\/\/\S+/.exec(said.out)?.[0] ?? ''
  }
  return { child, said, ended, readyAt }
}
