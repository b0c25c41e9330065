import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { root } from '../process/run.ts'

const folder = join(root, '.github/workflows')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Returns a workflow's head, and its jobs by name. */
function partsOf(text: string): { head: string; jobs: Record<string, string> } {
  const [head = '', ...rest] = text.split(/^jobs:\n/m)
  const [, ...parts] = rest.join('').split(/^ {2}([\w-]+):\n/m)
  const jobs: Record<string, string> = {}
  for (let at = 0; at < parts.length; at += 2) jobs[parts[at] ?? ''] = parts[at + 1] ?? ''
  return { head, jobs }
}

const release = partsOf(read('release.yml'))
let place = ''

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'selat-workflow-'))
})

afterEach(() => rmSync(place, { recursive: true, force: true }))

it.each(readdirSync(folder))(
  'API-1 %s pins actions to commits, and puts no value of an event into a shell',
  (name) => {
    const text = read(name)
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action)
    const commands = text.split(/^ +-/m).filter((step) => step.includes('run:'))

    expect(
      actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(action ?? '')),
    ).toEqual([])
    expect(commands.filter((command) => command.includes('${{'))).toEqual([])
    expect(text).not.toMatch(/pull_request_target|secrets\.|persist-credentials: true/)
  },
)

it('API-1 a pull request runs the one gate, with the right to read only', () => {
  const { head, jobs } = partsOf(read('ci.yml'))

  expect(head).toMatch(/^ {2}pull_request:$/m)
  expect(head).toMatch(/^permissions:\n {2}contents: read\n\n/m)
  expect(Object.values(jobs).join('')).toContain('run: .ci/run\n')
  expect(read('ci.yml')).not.toContain('write')
})

it('API-1 only the job that publishes may ask for an identity, and it runs no code of this repository', () => {
  const { head, jobs } = release
  const { publish = '', ...others } = jobs

  expect(head).toContain('permissions: {}\n')
  expect(head).toContain('cancel-in-progress: false')
  expect(Object.values(others).join('')).not.toMatch(/: write|environment:/)
  expect(publish).toMatch(/permissions:\n {6}id-token: write\n {4}steps:/)
  expect(publish).toContain('environment: npm\n')
  expect(publish).not.toMatch(/checkout|npx|npm (?:ci|install|exec|run)|pnpm/)
})

it('API-1 a release is published after the gate and the dry run of its tag', () => {
  const { pack: first = '', publish = '' } = release.jobs
  const orders = [
    'run: .ci/run',
    'npm pkg set',
    '--dry-run --tag "$GITHUB_REF_NAME"',
    'upload-artifact',
  ]

  const found = orders.map((order) => first.indexOf(order))

  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(found[0]).toBeGreaterThan(-1)
  expect(publish).toContain('needs: pack\n')
})

it('API-1 the workflow adds the repository to the packages', () => {
  for (const name of ['packages/sdk', 'apps/mock-api', 'apps/storefront']) {
    mkdirSync(join(place, name), { recursive: true })
    writeFileSync(join(place, name, 'package.json'), '{ "name": "a", "version": "1.2.3" }')
  }

  shell('name the repository in the packages', {
    GITHUB_SERVER_URL: 'https://example.com',
    GITHUB_REPOSITORY: 'selat/selat',
  })

  const { repository, bugs } = JSON.parse(
    readFileSync(join(place, 'apps/mock-api/package.json'), 'utf8'),
  )
  expect(repository).toEqual({
    type: 'git',
    url: 'git+https://example.com/selat/selat.git',
    directory: 'apps/mock-api',
  })
  expect(bugs.url).toBe('https://example.com/selat/selat/issues')
})

it('API-1 the workflow publishes the SDK, then the mock, then the site', () => {
  pack('@selat/sdk')
  pack('@selat/mock-api')
  pack('@selat/storefront')

  shell('publish what is not out yet', fakeNpm({}))

  expect(published()).toEqual([
    'selat-sdk-1.2.3.tgz',
    'selat-mock-api-1.2.3.tgz',
    'selat-storefront-1.2.3.tgz',
  ])
})

it('API-1 a repeated run publishes only what is missing', () => {
  const integrity = pack('@selat/sdk')
  pack('@selat/mock-api')
  pack('@selat/storefront')

  shell('publish what is not out yet', fakeNpm({ '@selat/sdk@1.2.3': integrity }))

  expect(published()).toEqual(['selat-mock-api-1.2.3.tgz', 'selat-storefront-1.2.3.tgz'])
})

it('API-1 a package whose bytes differ from the published ones is sent to npm again', () => {
  pack('@selat/sdk')
  pack('@selat/mock-api')
  pack('@selat/storefront')

  shell('publish what is not out yet', fakeNpm({ '@selat/sdk@1.2.3': 'sha512-other' }))

  expect(published()).toEqual([
    'selat-sdk-1.2.3.tgz',
    'selat-mock-api-1.2.3.tgz',
    'selat-storefront-1.2.3.tgz',
  ])
})

/** Runs the commands of a step as the runner starts them. */
function shell(step: string, env: Record<string, string>): void {
  const [, after = ''] = read('release.yml').split(`- name: ${step}\n`)
  const [, block = ''] = /^ {8}run: \|\n((?: {10}.*\n)+)/.exec(after) ?? []
  const file = join(place, 'step.sh')
  writeFileSync(file, block.replaceAll(/^ {10}/gm, ''))
  const path = [dirname(process.execPath), process.env['PATH']].join(delimiter)
  execFileSync('bash', ['-e', file], {
    cwd: place,
    env: { ...process.env, PATH: path, ...env },
  })
}

/** Makes a tarball like the first job; returns the integrity that npm keeps of it. */
function pack(name: string): string {
  mkdirSync(join(place, 'package'), { recursive: true })
  mkdirSync(join(place, 'tarballs'), { recursive: true })
  writeFileSync(join(place, 'package/package.json'), JSON.stringify({ name, version: '1.2.3' }))
  const file = join(place, 'tarballs', `${name.replace('@', '').replace('/', '-')}-1.2.3.tgz`)
  execFileSync('tar', ['-czf', file, '-C', place, 'package'])
  return `sha512-${hash('sha512', readFileSync(file), 'base64')}`
}

/** Creates a fake npm that knows some integrities and records what it is asked to publish. */
function fakeNpm(out: Record<string, string>): Record<string, string> {
  const bin = join(place, 'bin')
  mkdirSync(bin)
  const known = Object.entries(out).map(([name, text]) => `    ${name}) echo '${text}' ;;`)
  writeFileSync(
    join(bin, 'npm'),
    [
      '#!/usr/bin/env bash',
      'case "$1" in',
      '  view) case "$2" in',
      ...known,
      '    *) exit 1 ;;',
      '  esac ;;',
      `  publish) [ "$3 $4 $5" = "--provenance --access public" ] && basename "$2" >> '${place}/published' ;;`,
      'esac',
    ].join('\n'),
  )
  chmodSync(join(bin, 'npm'), 0o755)
  return { PATH: [bin, dirname(process.execPath), process.env['PATH']].join(delimiter) }
}

function published(): string[] {
  const file = join(place, 'published')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
