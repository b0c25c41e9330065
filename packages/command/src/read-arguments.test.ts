import { expect, it } from 'vitest'

import { describeOptions } from './describe-options.ts'
import { readArguments } from './read-arguments.ts'
import { toHttpAddress, toOneOf, toWholeNumber } from './read-value.ts'

const rows = [
  { name: 'port', value: 'NUMBER', help: 'where it listens (80)', variable: 'PORT' },
  { name: 'log-level', value: 'LEVEL', help: 'how much it tells', variable: 'SELAT_LOG_LEVEL' },
  { name: 'trusted', help: 'believes the proxy', variable: 'SELAT_TRUSTED' },
  { name: 'help', help: 'print this' },
] as const

it('APP-2 an option counts before its variable, and each value keeps the name that it was given by', () => {
  const environment = { PORT: '8080', SELAT_LOG_LEVEL: 'info', SELAT_TRUSTED: '1' }

  expect([...readArguments(rows, ['--port', '9090'], environment)]).toEqual([
    ['port', { text: '9090', name: '--port' }],
    ['log-level', { text: 'info', name: 'SELAT_LOG_LEVEL' }],
    ['trusted', { text: '', name: 'SELAT_TRUSTED' }],
  ])
})

it('APP-2 an empty variable counts as not set, and 0 leaves a switch off', () => {
  expect(readArguments(rows, [], { PORT: '', SELAT_TRUSTED: '0' }).size).toBe(0)
})

it.each([
  [
    { SELAT_LOG_LEVLE: 'info' },
    'There is no setting SELAT_LOG_LEVLE. Did you mean SELAT_LOG_LEVEL?',
  ],
  [{ SELAT_LOG: 'info' }, 'There is no setting SELAT_LOG. Did you mean SELAT_LOG_LEVEL?'],
  [{ SELAT_TRUSTED: 'yes' }, 'SELAT_TRUSTED takes 1 or 0, not "yes".'],
])('APP-2 refuses %j', (environment, sentence) => {
  expect(() => readArguments(rows, [], environment)).toThrow(new Error(sentence))
})

it('APP-2 ignores variables of other programs', () => {
  expect(readArguments(rows, [], { SELAT_PICTURES: '1', PROT: '1' }).size).toBe(0)
})

it('APP-2 help is given even if a variable is wrong', () => {
  expect(readArguments(rows, ['--help'], { SELAT_TRUSTED: 'yes' }).has('help')).toBe(true)
})

it('APP-2 the help has a line for each option, with its variable', () => {
  expect(describeOptions('tool: does it', rows)).toBe(
    [
      'tool: does it',
      '',
      '  --port NUMBER      where it listens (80) [PORT]',
      '  --log-level LEVEL  how much it tells [SELAT_LOG_LEVEL]',
      '  --trusted          believes the proxy [SELAT_TRUSTED]',
      '  --help             print this',
      '',
    ].join('\n'),
  )
})

it('APP-2 a wrong value is refused with the name that it was given by', () => {
  const given = (text: string) => ({ text, name: 'PORT' })

  expect(toWholeNumber(given('80'), 80)).toBe(80)
  expect(() => toWholeNumber(given('81'), 80)).toThrow(
    'PORT takes a whole number up to 80, not "81".',
  )
  expect(() => toOneOf(given('inof'), ['silent', 'info'])).toThrow(
    'PORT takes silent, info, not "inof". Did you mean info?',
  )
  expect(() => toHttpAddress(given('ftp://a'), 'http://b')).toThrow(
    'PORT takes an address such as http://b, not "ftp://a".',
  )
})
