import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { commandFile, root, run } from '../process/run.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { joinReports, type Report } from './report.ts'
import { readVitestReport } from './vitest-report.ts'

/** The folder of reports; git ignores it. */
export const reports = join(root, '.cache/tests')

/** The part of a runner to run: some files, and tests with matching titles. */
export type Choice = { files: string[]; title?: string | undefined }

export type Runner = {
  name: string
  /** A description of what it runs. */
  what: string
  /**
   * The seconds that it may take on two cores without any cache. The first two runners run at the same time as steps that
   * wait for npm.
   */
  budgetSeconds: number
  /**
   * The folders of its tests, as paths from the root. They select the runner of a file on the command line.
   */
  folders: string[]
  /** Whether it needs the built site and the built mock. */
  needsBuild: boolean
  /**
   * Whether it runs only if it is named, or main.ts finds a reason, because other runners prove the same.
   */
  isExtra?: boolean
  /** Runs the tests, and returns the exit code and the report. */
  perform: (choice: Choice) => Promise<{ code: number; report: Report }>
}

type VitestRunner = Omit<Runner, 'perform'> & {
  projects: string[]
  env?: Record<string, string>
  /**
   * The number of workers beyond one for each processor, because tests also wait for answers, timers and files.
   */
  extraWorkers?: number
}

/**
 * Makes a runner of vitest projects in one process. By itself, vitest would leave one processor unused.
 */
export function vitestRunner(runner: VitestRunner): Runner {
  const { projects, env = {}, extraWorkers = 1, ...rest } = runner
  return {
    ...rest,
    async perform({ files, title }) {
      const file = join(reports, `${rest.name}.json`)
      rmSync(file, { force: true })
      const args = [
        commandFile(root, 'vitest'),
        'run',
        ...projects.map((project) => `--project=${project}`),
        `--maxWorkers=${availableParallelism() + extraWorkers}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...files,
        ...(title === undefined ? [] : ['-t', title]),
      ]
      const { code } = await run('node', args, {
        // Half of the time to load the mock is spent on removing types and compiling.
        env: { NODE_COMPILE_CACHE: join(root, '.cache/node'), ...env },
      })
      return { code, report: readReport(file) }
    },
  }
}

const PACKAGES = ['command', 'domain', 'sdk', 'i18n', 'ui'].map((name) => `packages/${name}`)

/**
 * Runs the packages' tests by turbo, each in its own folder. turbo skips a package that passed with the same content.
 */
const packages: Runner = {
  name: 'packages',
  what: 'rules, SDK, languages, components and options',
  budgetSeconds: 50,
  folders: PACKAGES,
  needsBuild: false,
  async perform({ files, title }) {
    const chosen =
      files.length === 0 ? PACKAGES : PACKAGES.filter((folder) => hasAny(folder, files))
    const outputs = chosen.map((folder) => join(root, folder, 'test-results/report.json'))
    for (const output of outputs) rmSync(output, { force: true })
    const filters = chosen.map((folder) => `--filter=./${folder}`)
    const passed = [...files, ...(title === undefined ? [] : ['-t', title])]
    const args = ['run', 'test', '--ui=stream', '--continue', '--concurrency=2', ...filters]
    const { code } = await run('turbo', passed.length === 0 ? args : [...args, '--', ...passed])
    return { code, report: joinReports(outputs.map(readReport)) }
  },
}

const storefront = join(root, 'apps/storefront')

type BrowserRunner = Pick<Runner, 'name' | 'what' | 'budgetSeconds' | 'folders' | 'isExtra'> & {
  /** The files that run if none is named. */
  files?: string[]
  env?: Record<string, string>
}

/** Makes a runner of Playwright's journeys in a real browser. */
function browserRunner({ files: all = [], env = {}, ...rest }: BrowserRunner): Runner {
  return {
    ...rest,
    needsBuild: true,
    async perform({ files, title }) {
      const report = join(reports, `${rest.name}.json`)
      rmSync(report, { force: true })
      const args = [commandFile(storefront, '@playwright/test', 'playwright'), 'test']
      const chosen = files.length === 0 ? all : files
      const { code } = await run(
        'node',
        [...args, ...chosen, ...(title === undefined ? [] : ['-g', title])],
        { cwd: storefront, env: { SELAT_E2E_REPORT: report, ...env } },
      )
      if (!existsSync(report)) return { code, report: joinReports([]) }
      const read = JSON.parse(readFileSync(report, 'utf8'))
      return { code, report: readPlaywrightReport(read, 'apps/storefront/e2e') }
    },
  }
}

/** The runner whose success store-proof.ts records. */
export const EVERY_STORE = 'every-store'

/** The runners in their order, with the quick ones first. */
export const runners: Runner[] = [
  packages,
  vitestRunner({
    name: 'walls',
    what: 'the tools themselves, with every breach that they should notice planted',
    budgetSeconds: 65,
    folders: ['tooling'],
    needsBuild: false,
    projects: ['tooling'],
  }),
  vitestRunner({
    name: 'mock',
    what: 'the mock API in memory',
    budgetSeconds: 180,
    folders: ['apps/mock-api'],
    needsBuild: false,
    projects: ['mock-api', 'mock-api-alone'],
  }),
  vitestRunner({
    name: 'stores',
    what: 'what the mock asked its store in memory, replayed on a file and on PostgreSQL',
    budgetSeconds: 100,
    folders: [],
    needsBuild: false,
    projects: ['file', 'postgres'].flatMap((engine) => [
      `mock-api-${engine}-replay`,
      `mock-api-${engine}-apart`,
    ]),
    extraWorkers: 2,
  }),
  vitestRunner({
    name: 'storefront',
    what: 'pages in jsdom and the site server, before the real mock',
    budgetSeconds: 240,
    folders: ['apps/storefront/src', 'apps/storefront/server'],
    needsBuild: false,
    projects: ['storefront', 'site'],
    extraWorkers: 2,
  }),
  browserRunner({
    name: 'e2e',
    what: 'journeys in a real browser against the built site and mock',
    budgetSeconds: 700,
    folders: ['apps/storefront/e2e'],
  }),
  vitestRunner({
    name: EVERY_STORE,
    what: 'every test of what the mock keeps, on a file and on PostgreSQL',
    budgetSeconds: 600,
    folders: [],
    needsBuild: false,
    isExtra: true,
    projects: ['mock-api-file', 'mock-api-postgres'],
  }),
  browserRunner({
    name: 'every-view',
    what: 'every page in every language, at every width and in every look, and without a mismatch',
    budgetSeconds: 2400,
    folders: [],
    isExtra: true,
    files: ['every-page.spec.ts', 'development.spec.ts'],
    env: { SELAT_EVERY_VIEW: '1' },
  }),
]

/** Whether one of the files is in the folder. */
function hasAny(folder: string, files: string[]): boolean {
  return files.some((file) => file.startsWith(`${folder}/`))
}

function readReport(file: string): Report {
  if (!existsSync(file)) return joinReports([])
  return readVitestReport(JSON.parse(readFileSync(file, 'utf8')), root)
}
