import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished, vi } from 'vitest'

import { startCommand } from '../lab/testing/start-command.ts'

it('APP-2 says where it serves when it is ready, keeps its data file for itself, and stops at a signal', async () => {
  const data = await mkdtemp(join(tmpdir(), 'selat-'))
  const options = ['--port', '0', '--data', join(data, 'sandbox.db')]
  const first = startCommand(...options, '--clock', '2026-11-20T06:30:00Z')
  const url = await first.readyAt()

  const clock = await fetch(`${url}/__mock/api/clock`)
  const locked = startCommand(...options)
  const lockedCode = await locked.ended
  first.child.kill('SIGTERM')

  expect(await clock.json()).toEqual({ frozen: true, now: '2026-11-20T06:30:00.000Z' })
  expect(await first.ended).toBe(0)
  expect(first.said.out).toMatch(/^Selat sandbox ready: http:\/\/localhost:\d+\n/)
  expect(first.said.out).toContain(`  engine     file ${join(data, 'sandbox.db')}\n`)
  expect(first.said.err).toBe('')
  expect(lockedCode).toBe(1)
  expect(locked.said.err).toMatch(/^The data file .* is in use by another process\.\n$/)
  await rm(data, { recursive: true })
})

it('APP-2 says in one sentence that its port is taken, and exits with 1', async () => {
  const first = startCommand('--port', '0')
  const port = new URL(await first.readyAt()).port

  const second = startCommand('--port', port)

  expect(await second.ended).toBe(1)
  expect(second.said.out).toBe('')
  expect(second.said.err).toBe(
    `Port ${port} is taken. Stop the program that listens there, or choose another with --port.\n`,
  )
})

it.each([
  [['--version'], 0, /^\d+\.\d+\.\d+\n$/, /^$/],
  [['--help'], 0, /^selat-mock: .*\n\n {2}--port NUMBER /, /^$/],
  [['--prot', '1'], 1, /^$/, /^There is no option --prot\. Did you mean --port\?\n$/],
  [
    ['--host', 'no.such.name.invalid', '--port', '0'],
    1,
    /^$/,
    /^--host takes a name or an address of this machine, not "no\.such\.name\.invalid"\.\n$/,
  ],
])('APP-2 with %j it prints what is expected, and exits', async (args, code, out, err) => {
  const { ended, said } = startCommand(...args)

  expect(await ended).toBe(code)
  expect(said.out).toMatch(out)
  expect(said.err).toMatch(err)
})

const asNode = (version: string) =>
  `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`

it.each(['20.20.2', '22.15.1', '23.11.0'])(
  'APP-2 says in one sentence that Node %s is too old for it, and exits with 1',
  async (version) => {
    vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${asNode(version)}`)
    onTestFinished(() => void vi.unstubAllEnvs())

    const { ended, said } = startCommand('--port', '0')

    expect(await ended).toBe(1)
    expect(said.out).toBe('')
    expect(said.err).toBe(
      `selat-mock needs Node 22.16, or Node 24 or later, and this is Node ${version}.\n`,
    )
  },
)
