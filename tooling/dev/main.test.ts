import { createServer } from 'node:http'

import { expect, it } from 'vitest'

import { run } from '../process/run.ts'

it('DEV a port that is taken is named, with a command that uses another', async () => {
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

it('DEV with --help, the addresses are printed and nothing starts', async () => {
  const { code, output } = await run('node', ['tooling/dev/main.ts', '--help'], { capture: true })

  expect(code).toBe(0)
  expect(output).toContain('http://localhost:4010/__mock')
  expect(output).toContain('pnpm dev --data sandbox.db')
})

it('DEV an option with another name is refused in one sentence', async () => {
  const { code, output } = await run('node', ['tooling/dev/main.ts', '--port', '1'], {
    capture: true,
  })

  expect(code).toBe(1)
  expect(output).toBe('pnpm dev takes SELAT_MOCK_PORT=… in place of --port.\n')
})
