import { expect, it } from 'vitest'

import { listen } from './listen.ts'

const fetchOk = () => new Response('ok')

it('APP-2 listens on both loopback addresses with one port', async () => {
  const server = await listen(fetchOk, { port: 0, hosts: ['127.0.0.1', '::1'] })

  const answer = await fetch(`http://127.0.0.1:${server.port}/`)

  expect(await answer.text()).toBe('ok')
  await server.close()
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow('fetch failed')
})

it('APP-2 says in one sentence that the port is taken', async () => {
  const first = await listen(fetchOk, { port: 0, hosts: ['127.0.0.1'] })

  await expect(listen(fetchOk, { port: first.port, hosts: ['::1', '127.0.0.1'] })).rejects.toThrow(
    `Port ${first.port} is taken. Stop the program that listens there, or choose another with --port.`,
  )

  await first.close()
})
