import { onTestFinished, vi } from 'vitest'

/**
 * The delays, in milliseconds, whose timers have run out while the test goes on. They tell what waited and for how long
 * without a clock: a machine that is busy makes every wait longer, and none of these numbers.
 */
export function watchTimers(): readonly number[] {
  const ran: number[] = []
  const real = globalThis.setTimeout
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: (...values: unknown[]) => void,
    ms = 0,
    ...values: unknown[]
  ) =>
    real(() => {
      ran.push(ms)
      run(...values)
    }, ms)) as typeof setTimeout) // its other forms are for `promisify`, which takes the real one
  onTestFinished(() => spy.mockRestore())
  return ran
}
