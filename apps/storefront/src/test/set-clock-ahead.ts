/** The instant of the mock's clock at the start of each test. */
export const testNow = '2026-11-20T06:30:00Z'

/**
 * Sets the device's clock ahead, or back, and lets it run. Pages propose days by this clock, and by the machine's own clock a
 * test would fail once its days are past. The function uses nothing outside itself, so that it can run in a browser, too.
 */
export function setClockAhead(aheadMs: number): void {
  const Machine = Date
  const now = () => Machine.now() + aheadMs
  globalThis.Date = new Proxy(Machine, {
    construct: (_, given, made) =>
      Reflect.construct(Machine, given.length === 0 ? [now()] : given, made) as Date, // The constructor of Date has made it.
    apply: () => new Machine(now()).toString(),
    get: (_, key) => (key === 'now' ? now : Reflect.get(Machine, key)),
  })
}
