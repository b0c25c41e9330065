import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { root, run } from '../../process/run.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selat-entries-'))
  cpSync(join(root, 'openapi'), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('/released'),
  })
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const gate = () =>
  run(process.execPath, [join(root, 'tooling/verify/entries.ts'), folder], { capture: true })

it('API-1 every entry of the contract is used', async () => {
  expect(await gate()).toMatchObject({ code: 0, output: 'Every entry of the contract is used.\n' })
})

it.each(['schemas/order.yaml', 'components/parameters.yaml', 'paths/order.yaml'])(
  'API-1 an unused entry of %s is found',
  async (file) => {
    appendFileSync(join(folder, file), 'Forgotten:\n  type: string\n')

    const { code, output } = await gate()

    expect(code).toBe(1)
    expect(output).toContain(`openapi/${file}#/Forgotten is used by nothing.`)
  },
)

it('API-1 entries that only refer to each other are found', async () => {
  appendFileSync(
    join(folder, 'schemas/order.yaml'),
    "First:\n  items: { $ref: '#/Second' }\nSecond:\n  items: { $ref: '#/First' }\n",
  )

  const { output } = await gate()

  expect(output).toContain('schemas/order.yaml#/First is used')
  expect(output).toContain('schemas/order.yaml#/Second is used')
})

it('API-1 the rest of a path that the hub has dropped is found', async () => {
  const hub = join(folder, 'openapi.yaml')
  const line = /^ {2}\/travel\/v1\/bookingpolicy: .*\n/m
  writeFileSync(hub, readFileSync(hub, 'utf8').replace(line, ''))

  expect((await gate()).output).toContain(
    'openapi/paths/base.yaml#/bookingpolicy is used by nothing.',
  )
})
