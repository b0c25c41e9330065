import { join } from 'node:path'

import { start, stop, untilReady } from '../dev/start.ts'
import { browserOfJourneys } from '../process/find-browser.ts'
import { freePort } from '../process/free-port.ts'
import { commandFile, root, run } from '../process/run.ts'

// This step runs each example with the commands of its README, against the build. It also checks the last line of each
// program, because a program that does nothing ends with 0 as well.
const folder = join(root, 'examples')
const startedAt = performance.now()
await Promise.all([checkBrowser(), checkTests().then(checkScripts)])
console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s in all`)

async function checkBrowser(): Promise<void> {
  const { executablePath = '' } = await browserOfJourneys()
  const args = [commandFile(folder, '@playwright/test', 'playwright'), 'test', '-c', 'playwright']
  await check('playwright', args, /1 passed/, {
    CHROMIUM: executablePath,
    SELAT_MOCK_PORT: String(await freePort()),
    PORT: String(await freePort()),
  })
}

function checkTests(): Promise<void> {
  const args = [commandFile(folder, 'vitest'), 'run']
  return check('react-test, server, storybook', args, /6 passed/)
}

async function checkScripts(): Promise<void> {
  const port = await freePort()
  const api = `http://localhost:${port}`
  const mock = {
    name: 'mock',
    cwd: folder,
    args: ['node_modules/@selat/mock-api/dist/main.js', '--port', String(port)],
    env: {},
    ready: `${api}/readyz`,
  }
  const child = start(mock)
  try {
    await untilReady(mock, child)
    const env = { SELAT_API: api }
    await check('node-script', ['node-script/book.ts'], /^\S+ completed\n$/, env)
    await check('worker', ['worker/find-cheapest-fare.ts'], /^sai_HFC-BTC-\S+ \d+ IDR\n$/, env)
  } finally {
    await stop([child])
  }
}

async function check(
  name: string,
  args: string[],
  expected: RegExp,
  env: Record<string, string> = {},
): Promise<void> {
  const { code, output, durationMs } = await run('node', args, {
    cwd: folder,
    capture: true,
    env: { NO_COLOR: '1', ...env },
  })
  if (code !== 0 || !expected.test(output)) throw new Error(`The example ${name}:\n${output}`)
  console.log(`${name}: fine (${(durationMs / 1000).toFixed(1)} s)`)
}
