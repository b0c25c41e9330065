import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createSandbox } from '@selat/mock-api'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { commandFile, root, run } from '../../process/run.ts'

// Breaks of the contract are planted in breaking/find-breaks.test.ts, and what a page asks for beside it in the
// storefront's test/undeclared-in.test.ts; here is what else may drift.
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selat-drifts-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (...args: string[]) => run('git', args, { cwd: folder, capture: true })

async function commit(): Promise<void> {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@selat.test']
  await git('add', '--all')
  await git(...who, 'commit', '--quiet', '--message', 'generated', '--no-gpg-sign')
}

function drift() {
  const command = join(root, 'tooling/verify/drift.ts')
  return run(process.execPath, [command, 'generated.ts'], { cwd: folder, capture: true })
}

it('API-1 a generated file that was edited and committed is found', async () => {
  await git('init', '--quiet')
  writeFileSync(join(folder, 'generated.ts'), 'export const made = 1\n')
  await commit()
  expect((await drift()).code).toBe(0)

  writeFileSync(join(folder, 'generated.ts'), 'export const made = 2\n')
  await commit()
  // The next line stands in for `pnpm generate`, which runs before the step.
  writeFileSync(join(folder, 'generated.ts'), 'export const made = 1\n')

  const { code, output } = await drift()
  expect(code).toBe(1)
  expect(output).toContain('generated.ts')
})

it('API-1 a committed file that nothing generates any more is removed', async () => {
  // The generator writes beside its own folder, as in a package.
  cpSync(join(root, 'packages/sdk/generate/paths.ts'), join(folder, 'generate/paths.ts'))
  mkdirSync(join(folder, 'src/generated/zod'), { recursive: true })
  for (const name of ['openapi.json', 'zod/index.ts', 'old.ts'])
    writeFileSync(join(folder, 'src/generated', name), '')
  const program = `
    import { removeLeftovers, writeGenerated } from ${JSON.stringify(join(folder, 'generate/paths.ts'))}
    await writeGenerated('schema.ts', '')
    await removeLeftovers()`

  const { output } = await run(process.execPath, ['--input-type=module', '--eval', program], {
    capture: true,
  })

  expect(output).toBe('')
  expect(readdirSync(join(folder, 'src/generated')).toSorted()).toEqual([
    'openapi.json',
    'schema.ts',
    'zod',
  ])
})

/** Runs Redocly on a copy of the contract with one change. */
async function lintWith(change: (text: string) => string): Promise<number> {
  cpSync(join(root, 'openapi'), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('/released'),
  })
  const file = join(folder, 'paths/ferry.yaml')
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  const command = commandFile(join(root, 'packages/sdk'), '@redocly/cli', 'redocly')
  const config = ['--config', join(folder, 'redocly.yaml')]
  const { code } = await run(
    process.execPath,
    [command, 'lint', join(folder, 'openapi.yaml'), ...config],
    { capture: true },
  )
  return code
}

it('API-1 the contract as it is passes the linter', async () => {
  expect(await lintWith((text) => text)).toBe(0)
})

it('API-1 an example that does not fit its schema is found', async () => {
  const stale = (text: string) => text.replace(/DurationMinutes: \d+/, "DurationMinutes: 'an hour'")

  expect(await lintWith(stale)).not.toBe(0)
})

it('API-1 the mock refuses a query parameter that the contract does not have', async () => {
  const sandbox = await createSandbox({ clock: '2026-11-20T06:30:00Z' })
  const ask = (extra: string) =>
    sandbox.fetch(new Request(`http://localhost/travel/v1/company?system=4101${extra}`))

  const [right, wrong] = [await ask(''), await ask('&deck=upper')]

  expect(right.status).toBe(200)
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ errors: [{ pointer: 'query:deck', code: 'unknown' }] })
  await sandbox.close()
})

/** Holds the violations that the mock's check finds, by the name of the answer. */
type Checked = Record<string, { pointer: string; message: string }[]>
let checked: Promise<Checked> | undefined

// The check runs in a program of its own, because it belongs to the mock's inside, which other packages do not import.
async function checkAnswers(): Promise<Checked> {
  const checker = join(root, 'apps/mock-api/src/engine/http/check-answer.ts')
  const contract = join(root, 'packages/sdk/src/generated/openapi.json')
  const program = `
    import { readFileSync } from 'node:fs'
    import { checkAnswer } from ${JSON.stringify(checker)}
    const { paths } = JSON.parse(readFileSync(${JSON.stringify(contract)}, 'utf8'))
    const { example } = paths['/travel/v1/cart'].get.responses['200'].content['application/json']
    console.log(JSON.stringify({
      declaredStatus: checkAnswer('logout', 204, undefined),
      otherStatus: checkAnswer('logout', 202, undefined),
      example: checkAnswer('getCart', 200, example),
      otherField: checkAnswer('getCart', 200, { ...example, Items: [{ ...example.Items[0], Deck: 'upper' }] }),
      otherValue: checkAnswer('getCart', 200, { ...example, Items: [{ ...example.Items[0], State: 'frozen' }] }),
    }))`
  const options = ['--conditions=source', '--input-type=module', '--eval', program]
  const { output } = await run(process.execPath, options, { cwd: root, capture: true })
  return JSON.parse(output)
}

it('API-1 an answer with a status outside the contract is found', async () => {
  const { declaredStatus, otherStatus } = await (checked ??= checkAnswers())

  expect(declaredStatus).toEqual([])
  expect(otherStatus?.map(({ message }) => message)).toEqual(['status 202 is not declared'])
})

it('API-1 a field of an answer outside the contract is found', async () => {
  const { example, otherField } = await (checked ??= checkAnswers())

  expect(example).toEqual([])
  expect(otherField).toEqual([
    { pointer: '/Items/0/Deck', message: 'the contract has no such field here' },
  ])
})

it('API-1 a value of an answer outside the contract is found', async () => {
  const { otherValue } = await (checked ??= checkAnswers())

  expect(otherValue?.map(({ pointer }) => pointer)).toEqual(['/Items/0/State'])
})
