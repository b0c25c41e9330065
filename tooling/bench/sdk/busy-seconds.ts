/**
 * Returns the processor time of this process so far. The measured work keeps one core busy, so on an idle machine it equals
 * real time. On a busy machine only this time is comparable.
 */
export function busySeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
