import type { Log } from './log.ts'

/**
 * Logs as lines of JSON what libraries write to the console. Quoted texts are left out, because they may be a visitor's
 * address: the router quotes an address that it cannot decode.
 */
export function logConsole(log: Log, target: Pick<Console, 'warn' | 'error'> = console): void {
  const write = (...said: unknown[]) => {
    const error = said.find((one) => one instanceof Error)
    const text = said.filter((one) => typeof one === 'string').join(' ')
    log.error('A library wrote to the console.', {
      text: text.replaceAll(/"[^"]*"/g, '"…"'),
      ...(error && { error }),
    })
  }
  target.warn = write
  target.error = write
}
