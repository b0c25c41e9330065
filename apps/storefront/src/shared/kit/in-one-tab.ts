/**
 * Runs `work` in one tab of this browser at a time; the others wait for it. Lock names are of the origin, as local storage is. A page
 * without TLS has no locks, and there it runs at once.
 */
export function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}
