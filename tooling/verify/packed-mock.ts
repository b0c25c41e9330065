import { join } from 'node:path'

import type { Tenants } from '../dev/describe-sites.ts'
import { type Server, start, stop, untilReady } from '../dev/start.ts'
import { freePort } from '../process/free-port.ts'
import { root } from '../process/run.ts'

// The command as it is published: built files only, without the condition that leads to sources.
const port = await freePort()
const address = `http://localhost:${port}`
const mock: Server = {
  name: 'selat-mock',
  cwd: root,
  args: [join(root, 'apps/mock-api/dist/main.js'), '--port', String(port)],
  env: {},
  ready: `${address}/__mock/api/tenants`,
}

const child = start(mock)
try {
  // The mock's own console answers here.
  const { tenants } = (await (await untilReady(mock, child)).json()) as Tenants
  const policies = tenants.map(({ system }) => `/travel/v1/privacypolicy?system=${system}`)
  const questions = ['/__mock', ...policies]
  for (const question of questions) {
    const { status } = await fetch(address + question)
    if (status !== 200) throw new Error(`${question} answers ${status}`)
    console.log(`${question} answers ${status}`)
  }
} finally {
  await stop([child])
}
