import { APPS } from '../process/build-apps.ts'
import type { MeasuredRun } from '../test/measured.ts'
import type { Step } from '../verify/steps.ts'
import type { Candidate } from './choose-tests.ts'

// These files include the site's sources, and what its build writes into the document: a test of the languages compares
// their texts with the catalogues.
const READ_BY_PACKAGES =
  /^(packages\/(command|domain|sdk|i18n|ui)\/|apps\/storefront\/(src\/|(browser-warning|script-warning|start-failure)\.ts$))/
const SHIPPED = /^(apps\/(mock-api|storefront)\/(src|service-worker|public|index\.html)|packages\/)/
const FORMATTED = /\.(tsx?|mjs|js|json|css|html|md|ya?ml)$/
const LINTED = /\.(tsx?|mjs|js)$/

/** The journey that goes through search, cart, checkout, payment and ticket. */
export const JOURNEY = 'buy.spec.ts'

/** A step of a check, and the reason for it. */
export type PlannedStep = Step & {
  why: string
  /** The sum of the last measured seconds of its tests; absent without tests or measurements. */
  seconds?: number
}

/** Plans the steps of a check of these files, for the gate's own scheduler. */
export function planSteps(
  files: readonly string[],
  chosen: readonly Candidate[],
  { seconds }: Pick<MeasuredRun, 'seconds'>,
): PlannedStep[] {
  const shipped = files.filter((file) => SHIPPED.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
  const built = onlyFor(shipped, {
    name: 'build',
    command: `turbo run build --ui=stream ${APPS.join(' ')}`,
    why: `the journey runs on what is built, with ${named(shipped)} in it`,
  })
  const journey = onlyFor(shipped, {
    name: 'journey',
    command: testCommand('e2e', [JOURNEY]),
    after: ['build'],
    why: `visitors get ${named(shipped)}, and this one buys from search to ticket`,
    ...measuredOf([`apps/storefront/e2e/${JOURNEY}`], seconds),
  })
  return [
    ...built,
    ...stepsOfTexts(files),
    ...stepsOfTests(files, chosen, seconds),
    ...stepsOfSources(files),
    ...journey,
  ]
}

function stepsOfTexts(files: readonly string[]): PlannedStep[] {
  const formatted = files.filter((file) => FORMATTED.test(file))
  const linted = files.filter((file) => LINTED.test(file))
  return [
    ...onlyFor(formatted, {
      name: 'format',
      command: `oxfmt --no-error-on-unmatched-pattern ${formatted.join(' ')}`,
      why: `${named(formatted)} changed`,
    }),
    ...onlyFor(linted, {
      name: 'lint',
      command: `oxlint ${linted.join(' ')}`,
      why: `${named(linted)} changed`,
    }),
  ]
}

function stepsOfTests(
  files: readonly string[],
  chosen: readonly Candidate[],
  seconds: MeasuredRun['seconds'],
): PlannedStep[] {
  const readByPackages = files.filter((file) => READ_BY_PACKAGES.test(file))
  const ofPackages = Object.keys(seconds).filter((file) => file.startsWith('packages/'))
  return [
    ...RUNNERS.flatMap(([runner, folder]) => {
      const tests = chosen.map(({ file }) => file).filter((file) => file.startsWith(folder))
      return onlyFor(tests, {
        name: `tests of ${runner}`,
        command: testCommand(runner, tests),
        why: `${named(tests)} chosen above`,
        ...measuredOf(tests, seconds),
      })
    }),
    ...onlyFor(readByPackages, {
      name: 'tests of packages',
      command: testCommand('packages', []),
      why: `tests of the packages read ${named(readByPackages)}`,
      ...measuredOf(ofPackages, seconds),
    }),
  ]
}

function stepsOfSources(files: readonly string[]): PlannedStep[] {
  const ofContract = files.filter((file) => file.startsWith('openapi/'))
  const typed = files.filter((file) => /\.(tsx?|json)$/.test(file))
  return [
    ...onlyFor(ofContract, {
      name: 'contract',
      command: 'pnpm --filter @selat/sdk run lint:contract',
      why: `${named(ofContract)} changed`,
    }),
    ...onlyFor(typed, {
      name: 'typecheck',
      command: 'pnpm run typecheck',
      why: `types of other files may rest on ${named(typed)}`,
    }),
    ...onlyFor(typed, {
      name: 'walls',
      command: 'pnpm run walls',
      why: `${named(typed)} may import what its folder must not`,
    }),
  ]
}

const onlyFor = (files: readonly string[], step: PlannedStep) => (files.length > 0 ? [step] : [])

/** Describes each step in one line, with the reason why it runs. */
export function describeSteps(steps: readonly PlannedStep[]): string[] {
  const width = Math.max(...steps.map(({ name }) => name.length))
  return steps.map(({ name, why, seconds }) => {
    const takes = seconds === undefined ? '' : `, ${Math.ceil(seconds)} s of tests`
    return `  ${name.padEnd(width)}  (${why}${takes})`
  })
}

function named([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`
}

function measuredOf(tests: readonly string[], measured: MeasuredRun['seconds']) {
  const known = tests.flatMap((file) => measured[file] ?? [])
  return known.length === 0 ? {} : { seconds: known.reduce((sum, took) => sum + took, 0) }
}

const RUNNERS = [
  ['mock', 'apps/mock-api/'],
  ['storefront', 'apps/storefront/src/'],
  ['walls', 'tooling/'],
] as const

function testCommand(runner: string, files: readonly string[]): string {
  return ['node tooling/test/main.ts', runner, ...files].join(' ')
}
