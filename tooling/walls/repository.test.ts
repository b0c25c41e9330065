import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { root, run } from '../process/run.ts'

const git = async (...args: string[]) => {
  const { output } = await run('git', args, { capture: true })
  return output.split('\n').filter((line) => line !== '')
}

// A copy without history has nothing to say about what is tracked.
const isClone = (await run('git', ['rev-parse', '--git-dir'], { capture: true })).code === 0

it.skipIf(!isClone)('WALL only the one program is executable', async () => {
  const staged = await git('ls-files', '--stage')

  const programs = staged
    .filter((line) => line.startsWith('100755'))
    .map((line) => line.split('\t')[1])

  expect(programs).toEqual(['.ci/run'])
})

it.skipIf(!isClone)('WALL the repository has no build output and no reports', async () => {
  const tracked = await git('ls-files')

  const output = tracked.filter((path) =>
    /(^|\/)(node_modules|dist|dist-server|\.turbo|\.cache|coverage|test-results)\//.test(path),
  )

  expect(tracked.length).toBeGreaterThan(50)
  expect(output).toEqual([])
})

it('WALL the lockfile names no address, tarball or file', () => {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')

  expect(lockfile).not.toMatch(/https?:\/\/|\btarball:|file:\//)
})

it('WALL every tool has one exact version', () => {
  const [, catalog = ''] = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').split(
    /^catalog:$/m,
  )
  const versions = [...catalog.matchAll(/^ {2,4}'?[@\w./-]+'?: (\S+)$/gm)].map(
    ([, version]) => version,
  )

  expect(versions.length).toBeGreaterThan(40)
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version ?? ''))).toEqual([])
})
