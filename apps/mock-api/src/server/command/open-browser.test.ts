import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, it, onTestFinished } from 'vitest'

import { startCommandIn } from '../../../lab/testing/start-command.ts'

/** Options of Node that forbid other programs, and allow everything that the command does itself. */
const NO_PROGRAMS =
  '--permission --allow-fs-read=* --allow-fs-write=* --allow-addons --allow-worker'

/** Makes a folder with a browser that stores the address that it is given, and then stays open. */
async function makeBrowser() {
  const folder = await mkdtemp(join(tmpdir(), 'selat-browser-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const note = join(folder, 'address')
  const script = `#!/bin/sh\nprintf '%s' "$1" > '${note}'\nexec sleep 2\n`
  const browser = join(folder, 'browser')
  // macOS starts the browser with the program `open`, and other systems with the one in `BROWSER`.
  for (const file of [browser, join(folder, 'open')]) await writeFile(file, script, { mode: 0o755 })
  return { folder, browser, openedAddress: () => readFile(note, 'utf8').catch(() => null) }
}

it('APP-2 opens the console in the default browser, and does not wait for the browser to be closed', async () => {
  const { folder, browser, openedAddress } = await makeBrowser()
  const PATH = `${folder}:/usr/bin:/bin`
  const { child, ended, readyAt } = startCommandIn(
    { PATH, BROWSER: browser },
    '--port',
    '0',
    '--open',
  )
  const url = await readyAt()

  await expect.poll(openedAddress).toBe(`${url}/__mock`)

  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

it('APP-2 starts without a browser if there is none', async () => {
  const { folder, openedAddress } = await makeBrowser()
  const PATH = join(folder, 'nothing')
  const environments = [{ PATH, NODE_OPTIONS: NO_PROGRAMS }, { PATH }]
  const started = environments.map((env) => startCommandIn(env, '--port', '0', '--open'))

  for (const { child, ended, readyAt, said } of started) {
    const url = await readyAt()
    // The search for a browser gives up after some milliseconds.
    await pause(500)
    expect(said.out).toContain(`console    ${url}/__mock`)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
  expect(await openedAddress()).toBeNull()
})
