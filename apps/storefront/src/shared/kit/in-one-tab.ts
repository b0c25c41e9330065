/**
 * Runs `work` in one tab of this browser at a time; the others wait for it. The lock is shared by all pages of the
 * origin, like local storage. Without TLS there are no locks, and the work runs at once.
 */
export function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}
