import { describeOptions, type OptionRow } from '@selat/command'

export const OPTIONS = [
  { name: 'port', value: 'NUMBER', help: 'port to listen on (4010)', variable: 'SELAT_MOCK_PORT' },
  {
    name: 'host',
    value: 'NAME',
    help: 'address to listen on (both 127.0.0.1 and ::1)',
    variable: 'SELAT_MOCK_HOST',
  },
  {
    name: 'trusted-proxy',
    value: 'ADDRESSES',
    help: 'believe X-Forwarded-For of these: loopback, addresses and ranges, with commas (none)',
    variable: 'SELAT_MOCK_TRUSTED_PROXY',
  },
  {
    name: 'data',
    value: 'FILE',
    help: 'keep everything in this file (memory)',
    variable: 'SELAT_MOCK_DATA',
  },
  {
    name: 'database-url',
    value: 'URL',
    help: 'keep everything in this PostgreSQL, unless there is --data',
    variable: 'DATABASE_URL',
  },
  {
    name: 'tenants',
    value: 'FOLDER',
    help: 'serve the tenants whose folders are in this folder, beside the built-in ones (none)',
    variable: 'SELAT_MOCK_TENANTS',
  },
  {
    name: 'seed',
    value: 'TEXT',
    help: 'the same ids and secrets each time (random)',
    variable: 'SELAT_MOCK_SEED',
  },
  {
    name: 'clock',
    value: 'INSTANT',
    help: 'stop the clock at this instant, e.g. 2026-11-20T06:30:00Z (real time)',
    variable: 'SELAT_MOCK_CLOCK',
  },
  {
    name: 'latency',
    value: 'MS',
    help: 'let every call of the API take so much longer (0)',
    variable: 'SELAT_MOCK_LATENCY',
  },
  {
    name: 'faults',
    value: 'PROFILE',
    help: 'let calls fail: slow, flaky, outage, hostile, or a JSON file of rules (none)',
    variable: 'SELAT_MOCK_FAULTS',
  },
  {
    name: 'simulation',
    value: 'MODE',
    help: 'automatic: payments end by themselves; manual: they wait for the console (automatic)',
    variable: 'SELAT_MOCK_SIMULATION',
  },
  {
    name: 'no-answer-validation',
    help: 'send answers without checking them by the contract',
    variable: 'SELAT_MOCK_NO_ANSWER_VALIDATION',
  },
  {
    name: 'storefront',
    value: 'URL',
    help: 'where the storefront runs, for links in e-mails and the way back from paying (http://localhost:5173)',
    variable: 'SELAT_MOCK_STOREFRONT',
  },
  {
    name: 'log',
    value: 'LEVEL',
    help: 'silent, error, warn, info (every call) or debug, as JSON lines on stderr (warn)',
    variable: 'SELAT_MOCK_LOG',
  },
  { name: 'open', help: 'open the console in the browser' },
  { name: 'version', help: 'print the version' },
  { name: 'help', help: 'print this' },
] as const satisfies readonly OptionRow[]

export type OptionName = (typeof OPTIONS)[number]['name']

/** The help text of the command. */
export const USAGE = describeOptions('selat-mock: a sandbox of the Selat travel API', OPTIONS)
