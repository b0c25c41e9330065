/**
 * Runs `work` in one tab of this browser at a time; the others wait for it. A lock of this name is of the origin, as local storage
 * is. A page that came without TLS has no locks: there the work runs at once.
 */
export function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}
