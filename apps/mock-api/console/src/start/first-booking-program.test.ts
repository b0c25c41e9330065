import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { serve } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'

import { createSandboxes } from '../../../src/server/sandbox/sandboxes.ts'
import { firstBookingProgram } from './first-booking-program.ts'

/** A server as somebody has who has just started it, and a folder with the program in it. */
async function begin(sandbox: string) {
  const sandboxes = await createSandboxes({ clock: '2026-11-20T06:30:00Z', seed: 'first booking' })
  const server = serve({ fetch: sandboxes.fetch, port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens by TCP
  const folder = await mkdtemp(join(tmpdir(), 'selat-first-booking-'))
  onTestFinished(async () => {
    server.close()
    await sandboxes.close()
    await rm(folder, { recursive: true })
  })
  const program = await readFile(join(import.meta.dirname, 'first-booking.mjs'), 'utf8')
  const api = `http://localhost:${port}`
  const text = firstBookingProgram(program, { api, sandbox, system: 4101 })
  await writeFile(join(folder, 'first-booking.mjs'), text)
  return { api, folder }
}

it.each(['main', 'trial'])(
  'APP-2 the program of the start page books and pays, in the sandbox %s',
  async (sandbox) => {
    const { api, folder } = await begin(sandbox)

    const { stdout } = await promisify(execFile)(process.execPath, ['first-booking.mjs'], {
      cwd: folder,
    })

    expect(stdout).toMatch(/^[A-Z0-9-]+ completed\n$/)
    const headers = { 'X-Mock-Sandbox': sandbox }
    const { payments } = await (await fetch(`${api}/__mock/api/payments`, { headers })).json()
    expect(payments).toHaveLength(1)
  },
)
