import { describe, expect, it } from 'vitest'

import { readOptions } from './read-options.ts'

describe('selat-mock command line', () => {
  it('APP-2 listens on both loopback addresses, with payments that end by themselves', () => {
    expect(readOptions([])).toEqual({
      port: 4010,
      hosts: ['127.0.0.1', '::1'],
      data: undefined,
      seed: undefined,
      clock: undefined,
      latencyMs: 0,
      simulation: 'automatic',
      storefront: undefined,
    })
  })

  it('APP-2 takes every option', () => {
    const args = ['--port', '5000', '--host', '0.0.0.0', '--data', 'x.db', '--seed', 's', '--clock']
    const more = ['2026-11-20T14:30:00+08:00', '--latency', '50', '--simulation', 'manual']

    expect(readOptions([...args, ...more, '--storefront', 'http://localhost:5273/'])).toEqual({
      port: 5000,
      hosts: ['0.0.0.0'],
      data: 'x.db',
      seed: 's',
      clock: '2026-11-20T06:30:00.000Z',
      latencyMs: 50,
      simulation: 'manual',
      storefront: 'http://localhost:5273',
    })
    expect(readOptions(['--help'])).toBe('help')
  })

  it.each([
    [['--port', 'x'], '--port takes a whole number up to 65535, not "x".'],
    [['--port', '70000'], '--port takes a whole number up to 65535, not "70000".'],
    [
      ['--clock', '2126-11-20T06:30:00Z'],
      '--clock takes an instant such as 2026-11-20T06:30:00Z, not "2126-11-20T06:30:00Z".',
    ],
    [['--clock', 'noon'], '--clock takes an instant such as 2026-11-20T06:30:00Z, not "noon".'],
    [['--simulation', 'on'], '--simulation takes auto or manual, not "on".'],
    [
      ['--storefront', 'here'],
      '--storefront takes an address such as http://localhost:5173, not "here".',
    ],
  ])('APP-2 says in one sentence what is wrong with %j', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence)
  })
})
