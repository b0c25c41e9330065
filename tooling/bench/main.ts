import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { readOptions } from '../process/read-options.ts'
import { root, run } from '../process/run.ts'
import { describeFirstViews } from './first-view/describe.ts'
import { measureFirstViews } from './first-view/first-view.ts'
import { goalsOf as firstViewGoalsOf, isReached } from './first-view/goals.ts'
import { describeMachine } from './machine.ts'
import { compareMocks } from './mock/compare.ts'
import { describeMocks, goalsOf } from './mock/describe.ts'
import { mergeReport } from './report.ts'
import { describeScroll } from './scroll/describe.ts'
import { measureScroll, scrollHolds } from './scroll/scroll.ts'
import { compareSdks } from './sdk/compare.ts'
import { describeSdks } from './sdk/describe.ts'
import { holds as goalHolds, sdkGoalsOf } from './sdk/goals.ts'
import { describeSiteServer, goalsOf as siteGoalsOf } from './server/describe.ts'
import { measureSiteServer } from './server/measure-site-server.ts'
import { describeTyping } from './typing/describe.ts'
import { measureTyping, typingHolds } from './typing/typing.ts'

const USAGE = `pnpm bench [mock] [first-view] [scroll] [typing] [sdk] [site] [--write] [--quick]

  mock         the mock API beside Prism, Mockoon and a bare server
  first-view   what a phone sees of our pages, and when, beside a page with a list and nothing else
  scroll       frames a second while a list of 200 products scrolls on a processor slowed down four times, with and without scripts
  typing       how soon a key press shows at the checkout of eight, on a processor slowed down four times
  sdk          the SDK beside other clients: weight, calls a second, validators, type-checking
  site         pages a second of the site server, its memory, and what it does while something fails
  --write      keep the report in docs/benchmarks.md; of some, only their sections
  --quick      short rounds and few bookings, to see that it works
`

const FULL = { pace: { rounds: 5, seconds: 4, connections: 20 }, starts: 7, bookings: 100_000 }
const QUICK = { pace: { rounds: 1, seconds: 1, connections: 20 }, starts: 1, bookings: 2000 }

const SITE_FULL = { pace: FULL.pace, pages: 100_000, idle: 2000 }
const SITE_QUICK = { pace: QUICK.pace, pages: 1000, idle: 200 }

const SDK_FULL = { pace: { rounds: 15, milliseconds: 400 }, compilations: 5 }
const SDK_QUICK = { pace: { rounds: 1, milliseconds: 200 }, compilations: 1 }

const { positionals, values } = readOptions(
  {
    allowPositionals: true,
    options: { write: { type: 'boolean' }, quick: { type: 'boolean' } },
  },
  USAGE,
)
const PARTS = ['mock', 'first-view', 'scroll', 'typing', 'sdk', 'site']

const wants = (name: string) => positionals.length === 0 || positionals.includes(name)

async function bench(): Promise<boolean> {
  const reports: string[] = []
  let holds = true
  if (wants('first-view')) {
    const views = await measureFirstViews(values.quick ? 1 : 5)
    reports.push(describeFirstViews(views))
    holds &&= firstViewGoalsOf(views).every(isReached)
  }
  if (wants('scroll')) {
    const scrolls = await measureScroll(values.quick ? 1 : 5)
    reports.push(describeScroll(scrolls))
    holds &&= scrolls.every(scrollHolds)
  }
  if (wants('typing')) {
    const typings = await measureTyping()
    reports.push(describeTyping(typings))
    holds &&= typings.every(typingHolds)
  }
  if (wants('mock')) {
    await build('apps/mock-api')
    const comparison = await compareMocks(values.quick ? QUICK : FULL)
    reports.push(describeMocks(comparison))
    holds &&= goalsOf(comparison).every(({ reached, wanted }) => reached >= wanted)
  }
  if (wants('sdk')) {
    await build('packages/sdk')
    const comparison = await compareSdks(values.quick ? SDK_QUICK : SDK_FULL)
    reports.push(describeSdks(comparison))
    holds &&= sdkGoalsOf(comparison).every(goalHolds)
  }
  if (wants('site')) {
    await build('apps/mock-api')
    await build('apps/storefront')
    const measured = await measureSiteServer(values.quick ? SITE_QUICK : SITE_FULL)
    reports.push(describeSiteServer(measured))
    holds &&= siteGoalsOf(measured).every(({ reached, wanted }) => reached >= wanted)
  }
  const report = reports.join('\n\n')
  console.log(`\n${report}`)
  if (values.write) await keep(report)
  return holds
}

async function keep(report: string): Promise<void> {
  const file = join(root, 'docs/benchmarks.md')
  const isAll = positionals.length === 0
  const whole = `${intro()}\n${report}\n`
  writeFileSync(file, isAll ? whole : mergeReport(readFileSync(file, 'utf8'), intro(), report))
  // The gate refuses tables whose columns are not aligned.
  const { code } = await run('oxfmt', [file])
  if (code !== 0) throw new Error(`${file} was written and could not be formatted`)
}

function intro(): string {
  return [
    '# Benchmarks',
    '',
    'Written by `npx pnpm@12 bench --write`. Ratios carry over to other machines, absolute numbers do not.',
    '',
    `Measured on ${describeMachine()}`,
    '',
  ].join('\n')
}

/** Builds a package and its dependencies. */
async function build(folder: string): Promise<void> {
  const { code } = await run('turbo', [
    'run',
    '--ui=stream',
    '--output-logs=errors-only',
    'build',
    `--filter=./${folder}`,
  ])
  if (code !== 0) throw new Error(`${folder} does not build`)
}

const unknown = positionals.find((name) => !PARTS.includes(name))
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". There are ${PARTS.join(', ')}.`)
  process.exitCode = 1
} else process.exitCode = (await bench()) ? 0 : 1
