import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

import { onTestFinished } from 'vitest'

const program = fileURLToPath(new URL('./hold-file-process.ts', import.meta.url))

/** Starts another process with an open data file. On request it writes one transaction after the other. */
export async function holdFileElsewhere(data: string) {
  const child = spawn(process.execPath, ['--conditions=source', program, data], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })
  const closed = once(lines, 'close')
  await once(lines, 'line')

  const kill = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    kill,
    /** Makes it write, kills it after a number of commits, and returns the number that it has printed. */
    async writesUntilKilled(commits: number): Promise<number> {
      let reported = 0
      lines.on('line', () => {
        reported += 1
        if (reported === commits) void kill()
      })
      child.stdin.write('go\n')
      await closed
      return reported
    },
  }
}
