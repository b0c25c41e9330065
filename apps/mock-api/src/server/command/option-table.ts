import { describeOptions, type OptionRow } from '@selat/command'

export const OPTIONS = [
  { name: 'port', value: 'NUMBER', help: 'port to listen on (4010)' },
  { name: 'host', value: 'NAME', help: 'address to listen on (both 127.0.0.1 and ::1)' },
  {
    name: 'trusted-proxy',
    value: 'ADDRESSES',
    help: 'believe X-Forwarded-For of these: loopback, addresses and ranges, with commas (none)',
  },
  { name: 'data', value: 'FILE', help: 'keep everything in this file (memory)' },
  {
    name: 'database-url',
    value: 'URL',
    help: 'keep everything in this PostgreSQL (DATABASE_URL, unless there is --data)',
  },
  {
    name: 'tenants',
    value: 'FOLDER',
    help: 'serve the tenants whose folders are in this one beside the own ones (none)',
  },
  { name: 'seed', value: 'TEXT', help: 'the same ids and secrets each time (random)' },
  {
    name: 'clock',
    value: 'INSTANT',
    help: 'stop the clock at this instant, e.g. 2026-11-20T06:30:00Z (real time)',
  },
  { name: 'latency', value: 'MS', help: 'let every call of the API take so much longer (0)' },
  {
    name: 'faults',
    value: 'PROFILE',
    help: 'let calls fail: slow, flaky, outage, hostile, or a JSON file of rules (none)',
  },
  {
    name: 'simulation',
    value: 'MODE',
    help: 'auto: payments end by themselves; manual: they wait for the console (auto)',
  },
  { name: 'no-answer-validation', help: 'send answers without checking them by the contract' },
  {
    name: 'storefront',
    value: 'URL',
    help: 'where the storefront runs, for links in e-mails and the way back from paying (http://localhost:5173)',
  },
  {
    name: 'log',
    value: 'LEVEL',
    help: 'silent, error, warn, info (every call) or debug, as JSON lines on stderr (warn)',
  },
  { name: 'open', help: 'open the console in the browser' },
  { name: 'version', help: 'print the version' },
  { name: 'help', help: 'print this' },
] as const satisfies readonly OptionRow[]

export type OptionName = (typeof OPTIONS)[number]['name']

/** The help of the command. */
export const USAGE = describeOptions('selat-mock: a sandbox of the Selat travel API', OPTIONS)
