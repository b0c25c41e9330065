import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { TEST_NOW } from '../../../lab/testing/open-sandbox.ts'
import { TEST_TENANTS } from '../../../lab/testing/test-tenants.ts'
import { createConsoleClient } from '../console/console-client.ts'
import type { SandboxOptions } from './sandbox.ts'
import { createSandboxes, SANDBOXES_MAX, type Sandboxes } from './sandboxes.ts'

async function openAll(options: SandboxOptions = {}): Promise<Sandboxes> {
  const sandboxes = await createSandboxes({ clock: TEST_NOW, seed: 'all', ...options })
  onTestFinished(() => sandboxes.close())
  return sandboxes
}

const consoleOf = ({ fetch }: Sandboxes, sandbox?: string) =>
  createConsoleClient('http://localhost:4010', {
    fetch: (request) => fetch(request),
    ...(sandbox !== undefined && { sandbox }),
  })

const ask = ({ fetch }: Sandboxes, headers: Record<string, string>, path = '/api/info') =>
  fetch(new Request(`http://localhost:4010/__mock${path}`, { headers }))

const nameAsked = async (sandboxes: Sandboxes, headers: Record<string, string>) =>
  ((await (await ask(sandboxes, headers)).json()) as { name: string }).name

describe('sandboxes of one server', () => {
  it('APP-2 the sandbox is chosen by the header, else by the cookie, and else is main', async () => {
    const sandboxes = await openAll()

    expect(await nameAsked(sandboxes, {})).toBe('main')
    expect(await nameAsked(sandboxes, { Cookie: 'a=b; mock_sandbox=bob; c=d' })).toBe('bob')
    expect(
      await nameAsked(sandboxes, { Cookie: 'mock_sandbox=bob', 'X-Mock-Sandbox': 'alice' }),
    ).toBe('alice')
    expect(sandboxes.opened().map(({ services }) => services.about.name)).toEqual([
      'main',
      'bob',
      'alice',
    ])
  })

  it('ERR-3 once they are closed, a call that names another opens none', async () => {
    const sandboxes = await openAll()

    await sandboxes.close()

    const answer = await ask(sandboxes, { 'X-Mock-Sandbox': 'late' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'service_unavailable' })
    await expect(sandboxes.open('late')).rejects.toMatchObject({ code: 'service_unavailable' })
    expect(sandboxes.opened().map(({ services }) => services.about.name)).toEqual(['main'])
  })

  it('APP-2 each has its own clock, faults and log', async () => {
    const sandboxes = await openAll()
    const alice = consoleOf(sandboxes, 'alice')
    const bob = consoleOf(sandboxes, 'bob')

    await alice.clock.advance(60)
    await alice.faults.set([{ path: '/travel/*', status: 503 }])
    const spoilt = await sandboxes.fetch(
      new Request('http://localhost/travel/v1/company?system=4101', {
        headers: { 'X-Mock-Sandbox': 'alice' },
      }),
    )

    expect(spoilt.status).toBe(503)
    expect((await alice.clock.read()).now).toBe('2026-11-20T06:31:00.000Z')
    expect((await alice.requests.list()).requests).toHaveLength(1)
    expect((await bob.clock.read()).now).toBe('2026-11-20T06:30:00.000Z')
    expect((await bob.faults.list()).rules).toEqual([])
    expect((await bob.requests.list()).requests).toEqual([])
  })

  it.each(['Alice', 'a_b', '-a', 'a'.repeat(33), 'ä', '../x', ''])(
    'APP-2 the name %j is refused with a problem document',
    async (name) => {
      const sandboxes = await openAll()

      const answer = await ask(sandboxes, { Cookie: `mock_sandbox=${encodeURI(name)}` })
      const body = await answer.json()

      expect(answer.status).toBe(400)
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
      expect(body).toMatchObject({
        code: 'validation_failed',
        errors: [{ pointer: 'header:Cookie', code: 'wrong_format' }],
      })
      expect(sandboxes.opened()).toHaveLength(1)
    },
  )

  it('APP-2 the console opens with any cookie, because the cookie is changed there', async () => {
    const sandboxes = await openAll()

    const page = await ask(sandboxes, { Cookie: 'mock_sandbox=../x' }, '')

    expect(page.headers.get('Content-Type')).toContain('text/html')
  })

  it('APP-2 one too many is refused, and the open ones still work', async () => {
    const sandboxes = await openAll()
    for (let index = 1; index < SANDBOXES_MAX; index += 1) await sandboxes.open(`s${index}`)

    const answer = await ask(sandboxes, { 'X-Mock-Sandbox': 'another' })

    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'conflict',
      detail: 'A server has 32 sandboxes at most. Remove one before you name another.',
      errors: [{ pointer: 'header:X-Mock-Sandbox', code: 'too_many' }],
    })
    expect(await nameAsked(sandboxes, { 'X-Mock-Sandbox': 's31' })).toBe('s31')
  })

  it('APP-2 all share the tenants, network and catalogue of one folder', async () => {
    const sandboxes = await openAll({ tenants: TEST_TENANTS })

    const first = await sandboxes.open('first')
    const second = await sandboxes.open('second')

    expect(second.services.tenants).toBe(first.services.tenants)
    expect(second.services.network).toBe(first.services.network)
    expect(second.services.catalogue).toBe(first.services.catalogue)
  })

  it('APP-2 one is made when several calls ask for the same name at once', async () => {
    const sandboxes = await openAll()

    const made = await Promise.all(Array.from({ length: 8 }, () => sandboxes.open('bob')))

    expect(new Set(made).size).toBe(1)
  })

  it('APP-2 one can be removed with its data, also by its own console, and is made again when asked for', async () => {
    const sandboxes = await openAll()
    const bob = consoleOf(sandboxes, 'bob')
    await bob.clock.advance(60)

    const left = await bob.sandboxes.remove('bob')

    expect(left.sandboxes.map(({ name }) => name)).toEqual(['main'])
    expect((await bob.clock.read()).now).toBe('2026-11-20T06:30:00.000Z')
    await expect(bob.sandboxes.remove('nobody')).rejects.toMatchObject({ code: 'not_found' })
    await expect(bob.sandboxes.remove('main')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^The main sandbox cannot be removed/),
      errors: [{ pointer: 'path:name', code: 'not_removable' }],
    })
  })

  it('APP-2 one is removed only when its calls are answered', async () => {
    const sandboxes = await openAll()
    const slow = sandboxes.fetch(
      new Request('http://localhost/travel/v1/company?system=4101', {
        headers: { 'X-Mock-Sandbox': 'bob', 'X-Mock-Fault': 'delay=100' },
      }),
    )

    await consoleOf(sandboxes).sandboxes.remove('bob')

    expect((await slow).status).toBe(200)
  })

  it('APP-2 each has its own file, and is found there after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'selat-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const data = join(folder, 'x.db')
    const first = await createSandboxes({ data, clock: TEST_NOW })
    await consoleOf(first, 'alice').clock.advance(60)
    await first.close()

    expect(readdirSync(folder).toSorted()).toEqual(['x.alice.db', 'x.db'])
    const second = await createSandboxes({ data })
    onTestFinished(() => second.close())
    const { sandboxes } = await consoleOf(second).sandboxes.list()
    expect(sandboxes).toMatchObject([
      { name: 'alice', isOpen: false, clock: null },
      { name: 'main', isOpen: true },
    ])
    expect((await consoleOf(second, 'alice').clock.read()).now).toBe('2026-11-20T06:31:00.000Z')

    await consoleOf(second).sandboxes.remove('alice')
    expect(readdirSync(folder).filter((name) => name.includes('alice'))).toEqual([])
  })
})
