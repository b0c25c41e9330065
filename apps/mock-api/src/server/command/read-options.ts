import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

import { type Given, readArguments, toOneOf, toWholeNumber } from '@selat/command'

import type { FaultRule } from '../../engine/faults/faults.ts'
import { PAYMENT_MODES, type PaymentMode } from '../../engine/settings/payment-mode-setting.ts'
import { toClockInstant } from '../../engine/time/clock-instant.ts'
import { LOG_LEVELS, type LogLevel } from '../observe/log-levels.ts'
import { toStorefront } from '../sandbox/storefront-address.ts'
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
  readonly simulation: PaymentMode
  readonly validateAnswers: boolean
  readonly storefront: string | undefined
  readonly log: LogLevel
  readonly open: boolean
}

const BOTH_LOOPBACKS = ['127.0.0.1', '::1']

/**
 * Reads the command line and the environment. Throws one sentence about the first wrong value. Returns `help` or `version`
 * if that option is given.
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): CommandOptions | 'help' | 'version' {
  const given = readArguments<OptionName>(OPTIONS, args, environment)
  if (given.has('help')) return 'help'
  if (given.has('version')) return 'version'
  function read<Value>(name: OptionName, toValue: (given: Given) => Value): Value | undefined {
    const found = given.get(name)
    return found && toValue(found)
  }
  const data = read('data', dataFile)
  // Other programs use the variable too, so a file has priority over it. Only both options together are refused.
  const isAsked = given.get('database-url')?.name === '--database-url'
  if (data !== undefined && isAsked)
    throw new Error('--data and --database-url exclude each other: a sandbox is kept in one place.')
  return {
    port: read('port', (port) => toWholeNumber(port, 65_535)) ?? 4010,
    hosts: read('host', ({ text }) => [text]) ?? BOTH_LOOPBACKS,
    trustedProxies: read('trusted-proxy', readTrustedProxies),
    data,
    databaseUrl: data === undefined ? read('database-url', databaseUrl) : undefined,
    tenants: given.get('tenants')?.text,
    seed: given.get('seed')?.text,
    clock: read('clock', ({ text, name }) => toClockInstant(text, name)),
    latencyMs: read('latency', (latency) => toWholeNumber(latency, 600_000)) ?? 0,
    faults: read('faults', readFaultProfile),
    simulation: read('simulation', mode) ?? 'automatic',
    validateAnswers: !given.has('no-answer-validation'),
    storefront: read('storefront', ({ text, name }) => toStorefront(text, name)),
    log: read('log', (level): LogLevel => toOneOf(level, LOG_LEVELS)) ?? 'warn',
    open: given.has('open'),
  }
}

function dataFile({ text: path, name }: Given): string {
  const folder = dirname(path)
  if (!existsSync(folder))
    throw new Error(`${name} takes a file in a folder that exists; there is no ${folder}.`)
  if (existsSync(path) && statSync(path).isDirectory())
    throw new Error(`${name} takes a file; ${path} is a folder.`)
  return path
}

/** The message does not quote the address, because it contains a password. */
function databaseUrl({ text, name }: Given): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text
  throw new Error(`${name} takes an address such as postgres://user:password@localhost/selat.`)
}

/** `auto` is accepted, because the help of release 0.1.0 had that word and scripts may use it. */
function mode(given: Given): PaymentMode {
  return given.text === 'auto' ? 'automatic' : toOneOf(given, PAYMENT_MODES)
}
