import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterEach, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function start(...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=source', 'src/main.ts', ...args], {
    cwd: folder,
  })
  children.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (text: Buffer) => (said.out += text))
  child.stderr.on('data', (text: Buffer) => (said.err += text))
  const ended = once(child, 'close').then(([code]) => Number(code))
  return { child, said, ended }
}

async function readyAt(run: ReturnType<typeof start>): Promise<string> {
  while (!run.said.out.includes('\n')) {
    if (run.child.exitCode !== null) throw new Error(run.said.err)
    await once(run.child.stdout, 'data')
  }
  return /http:\/\/\S+/.exec(run.said.out)?.[0] ?? ''
}

it('APP-2 says one line when it is ready, serves, and stops at a signal with its data kept', async () => {
  const data = await mkdtemp(join(tmpdir(), 'selat-'))
  const options = ['--port', '0', '--data', join(data, 'sandbox.db')]
  const first = start(...options, '--clock', '2026-11-20T06:30:00Z')
  const url = await readyAt(first)

  const clock = await fetch(`${url}/__mock/api/clock`)
  const locked = start(...options)
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
  const first = start('--port', '0')
  const port = new URL(await readyAt(first)).port

  const second = start('--port', port)

  expect(await second.ended).toBe(1)
  expect(second.said.out).toBe('')
  expect(second.said.err).toBe(
    `Port ${port} is taken. Stop the program that listens there, or choose another with --port.\n`,
  )
}, 30_000)
