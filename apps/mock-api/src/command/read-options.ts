import { parseArgs } from 'node:util'

import { toUtcText } from '@selat/domain'

import { isClockInstant } from '../kernel/clock.ts'
import type { Simulation } from '../kernel/services.ts'

export const USAGE = `selat-mock: a sandbox of the Selat travel API

  --port NUMBER        port to listen on (4010)
  --host NAME          address to listen on (both 127.0.0.1 and ::1)
  --data FILE          keep everything in this file (memory)
  --seed TEXT          the same ids and secrets each time (random)
  --clock INSTANT      stop the clock at this instant, e.g. 2026-11-20T06:30:00Z (real time)
  --latency MS         let every call of the API take so much longer (0)
  --simulation MODE    auto: payments end by themselves; manual: they wait for the console (auto)
  --storefront URL     where the storefront runs, for links in e-mails (http://localhost:5173)
  --help               print this
`

export type CommandOptions = {
  readonly port: number
  readonly hosts: readonly string[]
  readonly data: string | undefined
  readonly seed: string | undefined
  readonly clock: string | undefined
  readonly latencyMs: number
  readonly simulation: Simulation
  readonly storefront: string | undefined
}

const BOTH_LOOPBACKS = ['127.0.0.1', '::1']

/** What the command line asks for, or one sentence on what is wrong with it. `help` when only that was asked. */
export function readOptions(args: readonly string[]): CommandOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string' },
      data: { type: 'string' },
      seed: { type: 'string' },
      clock: { type: 'string' },
      latency: { type: 'string', default: '0' },
      simulation: { type: 'string', default: 'auto' },
      storefront: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  return {
    port: wholeNumber('port', values.port, 65_535),
    hosts: values.host === undefined ? BOTH_LOOPBACKS : [values.host],
    data: values.data,
    seed: values.seed,
    clock: values.clock === undefined ? undefined : instant(values.clock),
    latencyMs: wholeNumber('latency', values.latency, 600_000),
    simulation: mode(values.simulation),
    storefront: values.storefront === undefined ? undefined : origin(values.storefront),
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= max) return value
  throw new Error(`--${name} takes a whole number up to ${max}, not "${text}".`)
}

function instant(text: string): string {
  const epochMs = Date.parse(text)
  const at = Number.isNaN(epochMs) ? '' : toUtcText(epochMs)
  if (isClockInstant(at)) return at
  throw new Error(`--clock takes an instant such as 2026-11-20T06:30:00Z, not "${text}".`)
}

function mode(text: string): Simulation {
  if (text === 'auto') return 'automatic'
  if (text === 'manual') return 'manual'
  throw new Error(`--simulation takes auto or manual, not "${text}".`)
}

function origin(text: string): string {
  if (URL.canParse(text)) return new URL(text).origin
  throw new Error(`--storefront takes an address such as http://localhost:5173, not "${text}".`)
}
