import { onTestFinished, vi } from 'vitest'

/**
 * Returns the delays, in milliseconds, of the timers that end during the test. They show what waited, and for how long,
 * without measuring time: a busy machine lengthens every wait, but does not change these numbers.
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
    }, ms)) as typeof setTimeout) // its other forms are only for `promisify`, which uses the real function
  onTestFinished(() => spy.mockRestore())
  return ran
}
