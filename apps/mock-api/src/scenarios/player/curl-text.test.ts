import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, it, onTestFinished } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { listen } from '../../server/command/listen.ts'
import { findScenario } from '../index.ts'
import { curlPreface, curlText } from './curl-text.ts'
import { isAsExpected } from './play-scenario.ts'

const run = promisify(execFile)

// One scenario of each shape: kept parts, a loop, a loop of calls with keys, a long body, a file, the console, other scripts, concurrent calls.
const shapes = [
  'session-over',
  'login-too-many-tries',
  'cart-extend-three-times',
  'login-body-too-large',
  'proof-too-large',
  'proof-no-picture',
  'cart-remove-twice',
  'payment-twice',
  'declare-twice',
  'method-unknown',
]

/** A machine for tests may lack curl. */
const hasCurl = spawnSync('curl', ['--version']).status === 0

it.skipIf(!hasCurl)('ERR-3 the lines for a shell end as the table says', async () => {
  const { app } = await openSandbox()
  const server = await listen(app.fetch, { port: 0, hosts: ['127.0.0.1'] })
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'))
  onTestFinished(async () => {
    rmSync(folder, { recursive: true })
    await server.close()
  })
  const preface = curlPreface(`http://127.0.0.1:${server.port}`)

  for (const id of shapes) {
    const scenario = findScenario(id)
    if (!scenario) throw new Error(id)
    const { stdout } = await run('bash', ['-euc', `${preface}\n${curlText(scenario)}`], {
      cwd: folder,
    })

    const { refused } = { refused: 200, ...scenario.expected }
    const status = refused === 200 ? 200 : 400
    const answer = { status, headers: {}, text: stdout, body: JSON.parse(stdout) as unknown }
    expect(isAsExpected(scenario.expected, answer), `${id}: ${stdout}`).toBe(true)
  }
})
