import { createServer } from 'node:http'

import { expect, it } from 'vitest'

import { run } from '../process/run.ts'

it('DEV names the port that is taken and what to type instead', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0

  const { code, output } = await run('node', ['tooling/dev/main.ts'], {
    capture: true,
    env: { PORT: String(port), SELAT_MOCK_PORT: '1' },
  })
  server.close()

  expect(output.trim()).toBe(
    `Port ${port} for the storefront is taken. Stop the program that listens there, or choose another: PORT=${port + 100} npx pnpm@12 dev`,
  )
  expect(code).toBe(1)
})

it('DEV says with --help where everything is, and starts nothing', async () => {
  const { code, output } = await run('node', ['tooling/dev/main.ts', '--help'], { capture: true })

  expect(code).toBe(0)
  expect(output).toContain('http://localhost:4010/__mock')
  expect(output).toContain('pnpm dev --data sandbox.db')
})

it('DEV says in one sentence which option it takes otherwise', async () => {
  const { code, output } = await run('node', ['tooling/dev/main.ts', '--port', '1'], {
    capture: true,
  })

  expect(code).toBe(1)
  expect(output).toBe('pnpm dev takes SELAT_MOCK_PORT=… in place of --port.\n')
})
