import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { startCommand } from './testing/start-command.ts'

it('APP-2 says one line when it is ready, serves, and stops at a signal with its data kept', async () => {
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
  expect(first.said.out).toMatch(/^Selat sandbox ready: http:\/\/localhost:\d+ [^\n]*\n$/)
  expect(first.said.err).toBe('')
  expect(lockedCode).toBe(1)
  expect(locked.said.err).toMatch(/^The data file .* is in use by another process\.\n$/)
  await rm(data, { recursive: true })
}, 30_000)

it('APP-2 says in one sentence that its port is taken, and ends with 1', async () => {
  const first = startCommand('--port', '0')
  const port = new URL(await first.readyAt()).port

  const second = startCommand('--port', port)

  expect(await second.ended).toBe(1)
  expect(second.said.out).toBe('')
  expect(second.said.err).toBe(
    `Port ${port} is taken. Stop the program that listens there, or choose another with --port.\n`,
  )
}, 30_000)
