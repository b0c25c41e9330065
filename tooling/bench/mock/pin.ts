import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const CORES = { server: '0', load: '1' }

/** Whether servers and load can each have a core of their own. */
export const isPinned =
  availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0

/** A command that stays on the core of its role. Its process is the command's own. */
export function pinTo(
  role: keyof typeof CORES,
  command: string,
  args: readonly string[],
): [command: string, args: string[]] {
  return isPinned ? ['taskset', ['-c', CORES[role], command, ...args]] : [command, [...args]]
}
