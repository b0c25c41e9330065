import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { FAULT_PROFILES } from '../../engine/faults/fault-profiles.ts'
import { OPTIONS, USAGE } from './option-table.ts'
import { readOptions } from './read-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'selat-options-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(text: string): string {
  const path = join(folder, `faults-${text.length}.json`)
  writeFileSync(path, text)
  return path
}

describe('selat-mock command line', () => {
  it('APP-2 listens by default on both loopback addresses, with simulated payments', () => {
    expect(readOptions([])).toEqual({
      port: 4010,
      hosts: ['127.0.0.1', '::1'],
      trustedProxies: undefined,
      data: undefined,
      databaseUrl: undefined,
      tenants: undefined,
      seed: undefined,
      clock: undefined,
      latencyMs: 0,
      faults: undefined,
      simulation: 'automatic',
      validateAnswers: true,
      storefront: undefined,
      log: 'warn',
      open: false,
    })
  })

  it('APP-2 reads every option', () => {
    const args = ['--port', '5000', '--host', '0.0.0.0', '--data', 'x.db', '--seed', 's', '--clock']
    const more = [
      '2026-11-20T14:30:00+08:00',
      '--latency',
      '50',
      '--no-answer-validation',
      '--simulation',
      'manual',
      '--open',
    ]
    const last = [
      '--tenants',
      'sites',
      '--trusted-proxy',
      'loopback',
      '--faults=flaky',
      '--log',
      'info',
      '--storefront',
      'http://localhost:5273/',
    ]

    expect(readOptions([...args, ...more, ...last])).toEqual({
      port: 5000,
      hosts: ['0.0.0.0'],
      trustedProxies: expect.anything(),
      data: 'x.db',
      databaseUrl: undefined,
      tenants: 'sites',
      seed: 's',
      clock: '2026-11-20T06:30:00.000Z',
      latencyMs: 50,
      faults: FAULT_PROFILES.flaky,
      simulation: 'manual',
      validateAnswers: false,
      storefront: 'http://localhost:5273',
      log: 'info',
      open: true,
    })
    expect(readOptions(['--help'])).toBe('help')
    expect(readOptions(['--version', '--port', '1'])).toBe('version')
  })

  it.each([
    ['automatic', 'automatic'],
    ['auto', 'automatic'],
    ['manual', 'manual'],
  ])('APP-2 --simulation takes %s, which may be the word of release 0.1.0', (text, simulation) => {
    expect(readOptions(['--simulation', text])).toMatchObject({ simulation })
  })

  it('APP-2 lists every option in its help', () => {
    for (const { name } of OPTIONS) expect(USAGE).toMatch(new RegExp(`^  --${name} .*`, 'm'))
  })

  it('APP-2 takes PostgreSQL from the option, else from the environment, unless a file is given', () => {
    const ours = 'postgres://selat:secret@localhost/ours'
    const theirs = 'postgresql://selat@localhost/theirs'
    const environment = { DATABASE_URL: theirs }

    expect(readOptions([], environment)).toMatchObject({ databaseUrl: theirs })
    expect(readOptions(['--database-url', ours], environment)).toMatchObject({ databaseUrl: ours })
    expect(readOptions(['--data', 'x.db'], environment)).toMatchObject({
      data: 'x.db',
      databaseUrl: undefined,
    })
    expect(readOptions([], { DATABASE_URL: '' })).toMatchObject({ databaseUrl: undefined })
  })

  it('APP-2 takes every setting from the environment too', () => {
    for (const { name, ...row } of OPTIONS)
      expect('variable' in row || ['open', 'version', 'help'].includes(name), name).toBe(true)
    expect(
      readOptions(['--port', '5000'], { SELAT_MOCK_PORT: '6000', SELAT_MOCK_HOST: '0.0.0.0' }),
    ).toMatchObject({ port: 5000, hosts: ['0.0.0.0'] })
    expect(() => readOptions([], { SELAT_MOCK_FAULTS: 'flakey' })).toThrow(
      /^SELAT_MOCK_FAULTS takes .* Did you mean flaky\?$/,
    )
    expect(() => readOptions([], { SELAT_MOCK_PROT: '1' })).toThrow(
      'There is no setting SELAT_MOCK_PROT. Did you mean SELAT_MOCK_PORT?',
    )
  })

  it('APP-2 reads fault rules from a file', () => {
    const rules = [{ path: '/travel/*', delayMs: { min: 1, max: 2 }, times: 3 }]

    expect(readOptions(['--faults', fileOf(JSON.stringify({ rules }))])).toMatchObject({
      faults: rules,
    })
  })

  it.each([
    ['{"rules": [', /^The fault rules in \S+ are no JSON\.$/],
    ['[]', /^The fault rules in \S+ do not hold: the whole is wrong type\.$/],
    ['{"rules":[{"path":"*","status":200}]}', /hold: \/rules\/0\/status is too small\.$/],
    ['{"rules":[{"status":503}]}', /hold: \/rules\/0\/path is required\.$/],
    [
      '{"rules":[{"path":"*","sleep":5,"status":200}]}',
      /hold: \/rules\/0\/status is too small; \/rules\/0\/sleep is unknown\.$/,
    ],
    ['{"rules":[{"path":"*"}]}', /hold: \/rules\/0 has no effect \(delayMs, .*\)\.$/],
  ])('APP-2 says what is wrong with a file of fault rules %s', (text, sentence) => {
    expect(() => readOptions(['--faults', fileOf(text)])).toThrow(sentence)
  })

  it.each([
    [['--port', 'x'], '--port takes a whole number up to 65535, not "x".'],
    [['--port', '70000'], '--port takes a whole number up to 65535, not "70000".'],
    [['--port'], '--port needs a value: --port NUMBER.'],
    [['--seed', '--open'], '--seed needs a value: --seed TEXT.'],
    [['--latency', '-5'], '--latency takes a whole number up to 600000, not "-5".'],
    [['--simulation', 'on'], '--simulation takes automatic, manual, not "on".'],
    [
      ['--storefront', 'https://shop.example/base/'],
      '--storefront takes an address without a path, such as https://shop.example, because a storefront\'s pages begin at its root, not "https://shop.example/base/".',
    ],
    [['--log', 'loud'], '--log takes silent, error, warn, info, debug, not "loud".'],
    [
      ['--faults', 'flakey'],
      '--faults takes slow, flaky, outage, hostile or a .json file, not "flakey". Did you mean flaky?',
    ],
    [['--faults', '/none/of.json'], 'The file of fault rules /none/of.json cannot be read.'],
    [
      ['--storefront', 'here'],
      '--storefront takes an address such as http://localhost:5173, not "here".',
    ],
    [
      ['--data', '/no/such/folder/x.db'],
      '--data takes a file in a folder that exists; there is no /no/such/folder.',
    ],
    [['--data', tmpdir()], `--data takes a file; ${tmpdir()} is a folder.`],
    [
      ['--data', 'x.db', '--database-url', 'postgres://localhost/x'],
      '--data and --database-url exclude each other: a sandbox is kept in one place.',
    ],
    [
      ['--database-url', 'mysql://root:secret@localhost/x'],
      '--database-url takes an address such as postgres://user:password@localhost/selat.',
    ],
    [['--prot', '5000'], 'There is no option --prot. Did you mean --port?'],
    [['--database', 'x'], 'There is no option --database. Did you mean --database-url?'],
    [['--fault=slow'], 'There is no option --fault. Did you mean --faults?'],
    [['--teapot'], 'There is no option --teapot. See --help.'],
    [['-p', '5000'], 'There is no option -p. See --help.'],
    [['5000'], '"5000" is no option: options begin with --. See --help.'],
    [['--open=yes'], '--open takes no value, not "yes".'],
  ])('APP-2 says in one sentence what is wrong with %j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(new Error(sentence))
  })

  it.each([
    'noon',
    '0',
    'Nov 20 2026',
    '2026-11-20T06:30:00',
    '2026-02-30T00:00:00Z',
    '2126-11-20T06:30:00Z',
  ])('APP-2 --clock refuses %j, as the clock of the console does', (text) => {
    expect(() => readOptions(['--clock', text])).toThrow(
      new Error(
        `--clock takes an instant with its zone, such as 2026-11-20T06:30:00Z, in the years 2000 to 2099, not "${text}".`,
      ),
    )
  })

  it('APP-2 does not print the password of a wrong address', () => {
    const environment = { DATABASE_URL: 'mysql://root:hunter2@localhost/x' }

    expect(() => readOptions([], environment)).toThrow(/^DATABASE_URL takes an address/)
    expect(() => readOptions([], environment)).not.toThrow(/hunter2/)
  })
})
