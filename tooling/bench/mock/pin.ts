import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const CORES = { server: '0', load: '1' }

/** Whether servers and load can have separate cores. */
export const isPinned =
  availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** Returns a command that stays on the core of its role, and whose process is the command's own. */
export function pinTo(
  role: keyof typeof CORES,
  command: string,
  args: readonly string[],
): [command: string, args: string[]] {
  return isPinned ? ['taskset', ['-c', CORES[role], command, ...args]] : [command, [...args]]
}
