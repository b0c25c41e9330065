import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, it, onTestFinished } from 'vitest'

import { openServer } from '../../../lab/testing/open-server.ts'
import { firstBookingProgram } from './first-booking-program.ts'

/** Starts a server, and makes a folder with the program in it. */
async function begin(sandbox: string) {
  const { url: api } = await openServer({ seed: 'first booking' })
  const folder = await mkdtemp(join(tmpdir(), 'selat-first-booking-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const program = await readFile(join(import.meta.dirname, 'first-booking.mjs'), 'utf8')
  const text = firstBookingProgram(program, { api, sandbox, system: 4101 })
  await writeFile(join(folder, 'first-booking.mjs'), text)
  return { api, folder }
}

it.each(['main', 'trial'])(
  'APP-2 the program of the start page books and pays in the sandbox %s',
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
