import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

import { readArguments } from '@selat/command'
import { toUtcText } from '@selat/domain'

import type { FaultRule } from '../../engine/faults/faults.ts'
import type { Simulation } from '../../engine/settings/keep-simulation.ts'
import { isClockInstant } from '../../engine/time/clock.ts'
import { LOG_LEVELS, type LogLevel } from '../observe/log-levels.ts'
import { type OptionName, OPTIONS } from './option-table.ts'
import { readFaultProfile } from './read-fault-profile.ts'
import { readTrustedProxies, type TrustedProxies } from './trusted-proxy.ts'

export type CommandOptions = {
  readonly port: number
  readonly hosts: readonly string[]
  readonly trustedProxies: TrustedProxies | undefined
  readonly data: string | undefined
  readonly databaseUrl: string | undefined
  readonly tenants: string | undefined
  readonly seed: string | undefined
  readonly clock: string | undefined
  readonly latencyMs: number
  readonly faults: readonly FaultRule[] | undefined
  readonly simulation: Simulation
  readonly validateAnswers: boolean
  readonly storefront: string | undefined
  readonly log: LogLevel
  readonly open: boolean
}

const BOTH_LOOPBACKS = ['127.0.0.1', '::1']

/** What the command line and the environment ask for, or one sentence on what is wrong with it. `help` or `version` when only that was asked. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): CommandOptions | 'help' | 'version' {
  const given = readArguments<OptionName>(OPTIONS, args)
  if (given.has('help')) return 'help'
  if (given.has('version')) return 'version'
  function read<Value>(name: OptionName, toValue: (text: string) => Value): Value | undefined {
    const text = given.get(name)
    return text === undefined ? undefined : toValue(text)
  }
  const host = given.get('host')
  if (given.has('data') && given.has('database-url'))
    throw new Error('--data and --database-url exclude each other: a sandbox is kept in one place.')
  const data = read('data', dataFile)
  return {
    port: read('port', (text) => wholeNumber('port', text, 65_535)) ?? 4010,
    hosts: host === undefined ? BOTH_LOOPBACKS : [host],
    trustedProxies: read('trusted-proxy', readTrustedProxies),
    data,
    databaseUrl:
      read('database-url', (text) => databaseUrl('--database-url', text)) ??
      (data === undefined && environment['DATABASE_URL']
        ? databaseUrl('DATABASE_URL', environment['DATABASE_URL'])
        : undefined),
    tenants: given.get('tenants'),
    seed: given.get('seed'),
    clock: read('clock', instant),
    latencyMs: read('latency', (text) => wholeNumber('latency', text, 600_000)) ?? 0,
    faults: read('faults', readFaultProfile),
    simulation: read('simulation', mode) ?? 'automatic',
    validateAnswers: !given.has('no-answer-validation'),
    storefront: read('storefront', origin),
    log: read('log', logLevel) ?? 'warn',
    open: given.has('open'),
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= max) return value
  throw new Error(`--${name} takes a whole number up to ${max}, not "${text}".`)
}

function dataFile(path: string): string {
  const folder = dirname(path)
  if (!existsSync(folder))
    throw new Error(`--data takes a file in a folder that exists; there is no ${folder}.`)
  if (existsSync(path) && statSync(path).isDirectory())
    throw new Error(`--data takes a file; ${path} is a folder.`)
  return path
}

/** Without the address in its message: it has a password in it. */
function databaseUrl(name: string, text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text
  throw new Error(`${name} takes an address such as postgres://user:password@localhost/selat.`)
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

function logLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((candidate) => candidate === text)
  if (level) return level
  throw new Error(`--log takes ${LOG_LEVELS.join(', ')}, not "${text}".`)
}

function origin(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new Error(`--storefront takes an address such as http://localhost:5173, not "${text}".`)
}
