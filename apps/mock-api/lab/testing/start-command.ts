import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { onTestFinished } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))

/** The command as people start it who work on it, in a process of its own that ends with the test. */
export function startCommand(...args: string[]) {
  return startNode('--conditions=source', 'src/main.ts', ...args)
}

/** The same as it is published, which starts in a third of the time: build-command.ts makes the file. */
export function startBuiltCommand(file: string, ...args: string[]) {
  return startNode(file, ...args)
}

function startNode(...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, args, { cwd: folder })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  child.stdout?.on('data', (text: Buffer) => (said.out += text))
  child.stderr?.on('data', (text: Buffer) => (said.err += text))
  const ended = once(child, 'close').then(([code]) => Number(code))

  /** The address it says it serves at. */
  async function readyAt(): Promise<string> {
    while (!said.out.includes('\n')) {
      if (child.exitCode !== null) throw new Error(said.err)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return /http:\/\/\S+/.exec(said.out)?.[0] ?? ''
  }
  return { child, said, ended, readyAt }
}
