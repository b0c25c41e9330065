/**
 * Processor time of this process so far. What is measured keeps a core busy, so that a second of it is a second on a
 * machine that does nothing else; on one that does, it still is, when the clock on the wall is not.
 */
export function busySeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
