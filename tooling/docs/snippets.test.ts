import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createSandbox } from '@selat/mock-api'
import { type ClientOptions, createTravelClient, type Schemas, type TravelClient } from '@selat/sdk'
import ts from 'typescript'
import { expect, it, onTestFinished, vi } from 'vitest'

import { root } from '../process/run.ts'
import { type Snippet, snippetsOf } from './snippets.ts'

const README = 'packages/sdk/README.md'
const GUIDES = ['errors', 'idempotency', 'pagination', 'react', 'testing-with-the-mock']
const snippets = [README, ...GUIDES.map((name) => `docs/guides/${name}.md`)].flatMap(snippetsOf)

/** What a page says in words that its reader has. */
const GIVEN: Record<string, string> = {
  travel: "declare const travel: import('@selat/sdk').TravelClient",
  admin: "declare const admin: import('@selat/sdk').AdminClient",
  body: "declare const body: import('@selat/sdk').Schemas['CartInput']",
  showLastDay: 'declare function showLastDay(date: string): void',
  showFailure: "declare function showFailure(kind: import('@selat/sdk').CallError['kind']): void",
  sandbox: "declare const sandbox: import('@selat/mock-api').Sandbox",
  contact: "declare const contact: import('@selat/sdk').Schemas['OrderInput']['Contact']",
  traveller: "declare const traveller: import('@selat/sdk').Schemas['PassengerInput']",
  oneAdult:
    "declare function oneAdult(date: string, offer: string): import('@selat/sdk').Schemas['FerryCartInput']",
}

/** A snippet as a module of a strict project that has both packages. */
function toModule({ code }: Pick<Snippet, 'code'>): string {
  const given = Object.entries(GIVEN)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(code))
    .filter(([name]) => !new RegExp(`(?:const|let|from) ${name}\\b`).test(code))
    .map(([, declared]) => declared)
  return [code, ...given, 'export {}'].join('\n')
}

/** What the compiler says of modules that are nowhere but here. */
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

/** Where the snippet finds its packages; a workspace has a copy of msw for each compiler, and React not everywhere. */
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

// To read the packages takes ten seconds of a processor, so all snippets are one program, made by the first test that asks.
let errors: Map<Snippet | undefined, string[]> | undefined
function compile() {
  const modules = new Map([...files].map(([file, snippet]) => [file, toModule(snippet)]))
  errors ??= new Map([...errorsIn(modules)].map(([file, found]) => [files.get(file), found]))
  return errors
}

it('API-1 finds the snippets of each page', () => {
  expect(new Set(snippets.map(({ name }) => name.split(' ')[0])).size).toBe(GUIDES.length + 1)
})

it('API-1 compiles what the README of the SDK and the guides show', () => {
  const found = snippets.flatMap((snippet) =>
    (compile().get(snippet) ?? ['is not compiled']).map((error) => `${snippet.name}: ${error}`),
  )

  expect(found).toEqual([])
})

it('API-1 sees a snippet that the types have left behind', () => {
  expect(compile().get(planted)).toEqual([expect.stringContaining("'Deck' does not exist")])
})

const contact: Schemas['OrderInput']['Contact'] = {
  Name: 'Tan Wei Ling',
  Email: 'weiling@example.com',
  PhoneCode: '+65',
  PhoneNumber: '91234567',
}

const traveller: Schemas['PassengerInput'] = {
  Band: 'adult',
  Title: 'Ms',
  FirstName: 'WEI LING',
  LastName: 'TAN',
  DateOfBirth: '1985-11-03',
  PlaceOfBirth: 'Singapore',
  Nationality: 'SG',
  CountryOfResidence: 'SG',
  PassportNumber: 'K1234567N',
  DateOfIssue: '2023-02-11',
  DateOfExpiry: '2033-02-11',
  PlaceOfIssue: 'Singapore',
}

const oneAdult = (date: string, offer: string): Schemas['FerryCartInput'] => {
  const people = { Qty: 1, QtyAdult: 1, QtyChild: 0, QtyInfant: 0 }
  const isNot = { IsRoundTrip: false, IsOpenTicket: false, IsOpenTicket2W: false }
  const trip = { DateFrom: date, DateUntil: null, IsInternational: true, Offers: [offer] }
  const Items = [{ Item: 'fer_HFC-BTC', Qty: 1, Ferry: { ...people, ...isNot, ...trip } }]
  return { ItemContent: 'ferry', Items }
}

type Of = { path: { id: string }; header: { 'Booking-Token': string } }
type Booked = { travel: TravelClient; of: Of }
type Run = (...given: unknown[]) => Promise<Booked>

it('API-1 books and pays with the lines of the README', async () => {
  const [code = ''] = snippetsOf(README).map((snippet) => snippet.code)
  const lines = code.replace(/^import .*\n/, '')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T06:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const sandbox = await createSandbox({
    clock: '2026-11-20T06:30:00Z',
    simulation: 'automatic',
    seed: 'readme',
  })
  const connect = (options: ClientOptions) =>
    createTravelClient({ ...options, fetch: (request) => sandbox.fetch(request), validate: true })
  const AsyncFunction = (async () => undefined).constructor as new (...words: string[]) => Run // what `new` of it makes
  const names = ['createTravelClient', 'contact', 'traveller', 'oneAdult']
  const book = new AsyncFunction(...names, `${lines}\nreturn { travel, of }`)

  const { travel, of } = await book(connect, contact, traveller, oneAdult)
  const stateNow = async () => (await travel.get('/travel/v1/order/{id}/payment', of)).data?.State

  expect(await stateNow()).toBe('pending')
  sandbox.clock.advance(30)
  expect(await stateNow()).toBe('completed')
  await sandbox.close()
})

it('API-4 logs in with the words of the guide, at each tenant that it names', async () => {
  const guide = readFileSync(join(root, 'docs/guides/mock-api.md'), 'utf8')
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
