import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { serve } from '@hono/node-server'
import { createSandbox } from '@selat/mock-api'
import { createTravelClient } from '@selat/sdk'
import ts from 'typescript'
import { expect, it, onTestFinished } from 'vitest'

import { root } from '../process/run.ts'
import { type Snippet, snippetsOf } from './snippets.ts'

const README = 'packages/sdk/README.md'
const GUIDES = ['errors', 'idempotency', 'pagination', 'react'].map(
  (name) => `packages/sdk/guides/${name}.md`,
)
const snippets = [README, ...GUIDES, 'apps/mock-api/guides/testing-with-the-mock.md'].flatMap(
  snippetsOf,
)

/** Declares the variables that a page mentions and its reader has already. */
const GIVEN: Record<string, string> = {
  travel: "declare const travel: import('@selat/sdk').TravelClient",
  admin: "declare const admin: import('@selat/sdk').AdminClient",
  body: "declare const body: import('@selat/sdk').Schemas['CartInput']",
  showLastDay: 'declare function showLastDay(date: string): void',
  showFailure: "declare function showFailure(kind: import('@selat/sdk').CallError['kind']): void",
  sandbox: "declare const sandbox: import('@selat/mock-api').Sandbox",
}

/** Turns a snippet into a module that declares the variables which its reader has already. */
function toModule({ code }: Pick<Snippet, 'code'>): string {
  const given = Object.entries(GIVEN)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(code))
    .filter(([name]) => !new RegExp(`(?:const|let|from) ${name}\\b`).test(code))
    .map(([, declared]) => declared)
  return [code, ...given, 'export {}'].join('\n')
}

/** Returns the compiler's errors for modules that exist only in memory. */
function errorsIn(modules: Map<string, string>): Map<string, string[]> {
  const config = ts.readConfigFile(join(root, 'tooling/tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  )
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(root, 'tooling'))
  const typeRoots = [join(root, 'tooling/node_modules/@types')]
  const wanted = {
    ...options,
    typeRoots,
    jsx: ts.JsxEmit.ReactJSX,
    noUnusedLocals: false,
    noUnusedParameters: false,
  }
  const host = ts.createCompilerHost(wanted)
  const onDisk = { ...host }
  host.readFile = (file) => modules.get(file) ?? onDisk.readFile(file)
  host.fileExists = (file) => modules.has(file) || onDisk.fileExists(file)
  const program = ts.createProgram([...modules.keys()], wanted, host)
  return new Map(
    [...modules.keys()].map((file) => {
      const source = program.getSourceFile(file)
      const found = ts.getPreEmitDiagnostics(program, source)
      return [
        file,
        found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
      ]
    }),
  )
}

/** Returns the folder in which a snippet finds its packages; msw, for example, has a copy for each workspace's compiler. */
const folderOf = ({ code }: Snippet) =>
  /'(msw|@tanstack)/.test(code) ? 'apps/mock-api/src' : 'tooling'

const planted: Snippet = {
  name: 'planted',
  kind: 'ts',
  code: "const { data } = await travel.get('/travel/v1/company')\nconsole.log(data?.Deck)",
}
const files = new Map(
  [...snippets, planted].map((snippet, at) => [
    join(root, folderOf(snippet), `snippet-${at}.${snippet.kind}`),
    snippet,
  ]),
)

// Reading the packages takes ten seconds of a processor, so all snippets are one program, made by the first test that
// asks.
let errors: Map<Snippet | undefined, string[]> | undefined
function compile() {
  const modules = new Map([...files].map(([file, snippet]) => [file, toModule(snippet)]))
  errors ??= new Map([...errorsIn(modules)].map(([file, found]) => [files.get(file), found]))
  return errors
}

it('API-1 snippets are found on each page', () => {
  expect(new Set(snippets.map(({ name }) => name.split(' ')[0])).size).toBe(GUIDES.length + 2)
})

it('API-1 the snippets in the README of the SDK and in the guides compile', () => {
  const found = snippets.flatMap((snippet) =>
    (compile().get(snippet) ?? ['is not compiled']).map((error) => `${snippet.name}: ${error}`),
  )

  expect(found).toEqual([])
})

it('API-1 a snippet that does not fit the types is found', () => {
  expect(compile().get(planted)).toEqual([expect.stringContaining("'Deck' does not exist")])
})

it('API-1 the code of the README books and pays', async () => {
  const code = snippetsOf(README)[0]?.code ?? ''
  const sandbox = await createSandbox({
    clock: '2026-11-20T06:30:00Z',
    simulation: 'automatic',
    seed: 'readme',
  })
  const server = serve({ fetch: sandbox.fetch, port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // A server that listens at a port has an address of this type.
  const folder = folderWithSdk()
  onTestFinished(async () => {
    server.close()
    rmSync(folder, { recursive: true })
    await sandbox.close()
  })
  // Only the port of the mock differs from the text that a reader copies.
  writeFileSync(join(folder, 'book.mjs'), code.replace(':4010', `:${port}`))

  const args = ['--conditions=source', `--import=${STOPPED_CLOCK}`, 'book.mjs']
  const ended = promisify(execFile)(process.execPath, args, { cwd: folder })
  const paying = setInterval(() => sandbox.clock.advance(30), 500)
  const { stdout } = await ended.finally(() => clearInterval(paying))

  expect(stdout).toMatch(/^[A-Z0-9-]+ completed\n$/)
})

/** Creates a folder as npm would leave it after installing only the SDK. */
function folderWithSdk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'selat-readme-'))
  mkdirSync(join(folder, 'node_modules/@selat'), { recursive: true })
  // A junction needs no right of its own on Windows.
  symlinkSync(join(root, 'packages/sdk'), join(folder, 'node_modules/@selat/sdk'), 'junction')
  return folder
}

// Stops the clock at the day of the sandbox, whose sailings are known.
const STOPPED_CLOCK = `data:text/javascript,Date.now=()=>${Date.parse('2026-11-20T06:30:00Z')}`

it('API-4 the logins of the guide work at each tenant that it names', async () => {
  const guide = readFileSync(join(root, 'apps/mock-api/guides/mock-api.md'), 'utf8')
  const rows = [...guide.matchAll(/^\| (\d+) +\| (.+?) +\| .*\| `(\w+)` \/ `(\S+)`/gm)]
  const sandbox = await createSandbox({ clock: '2026-11-20T06:30:00Z' })
  const logIn = async ([, system, name, Username = '', Password = '']: RegExpExecArray) => {
    const travel = createTravelClient({
      baseUrl: 'http://localhost',
      system: () => Number(system),
      language: () => 'en',
      currency: () => 'IDR',
      token: () => null,
      fetch: (request) => sandbox.fetch(request),
    })
    const { data: company } = await travel.get('/travel/v1/company')
    expect(company?.Name).toBe(name)
    const { data } = await travel.post('/travel/v1/auth/login', { body: { Username, Password } })
    return data?.User.Username
  }

  const { tenants } = await sandbox.console.tenants()

  expect(rows.map(([, system]) => Number(system))).toEqual(tenants.map(({ system }) => system))
  for (const row of rows) expect(await logIn(row)).toBe(row[3])
  await sandbox.close()
})
