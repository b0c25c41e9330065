/** When the mock's clock stands in tests. */
export const testNow = '2026-11-20T06:30:00Z'

/**
 * Sets the device's clock ahead, or back, and lets it run. Pages propose days by it: by the machine's own clock a test
 * held only until the days that it names were past. Needs nothing around it, so that a browser can be given it, too.
 */
export function setClockAhead(aheadMs: number): void {
  const Machine = Date
  const now = () => Machine.now() + aheadMs
  globalThis.Date = new Proxy(Machine, {
    construct: (_, given, made) =>
      Reflect.construct(Machine, given.length === 0 ? [now()] : given, made) as Date, // made by Date
    apply: () => new Machine(now()).toString(),
    get: (_, key) => (key === 'now' ? now : Reflect.get(Machine, key)),
  })
}
