import { APPS } from '../process/build-apps.ts'
import type { Step } from '../verify/steps.ts'
import type { Candidate } from './choose-tests.ts'

// The site's sources among them, and what its build writes into the document: a test of the languages holds their texts
// to the catalogues.
const READ_BY_PACKAGES =
  /^(packages\/(command|domain|sdk|i18n|ui)\/|apps\/storefront\/(src\/|(browser-warning|start-failure)\.ts$))/
const SHIPPED = /^(apps\/(mock-api|storefront)\/(src|service-worker|public|index\.html)|packages\/)/
const FORMATTED = /\.(tsx?|mjs|js|json|css|html|md|ya?ml)$/
const LINTED = /\.(tsx?|mjs|js)$/

/** The journey that goes through search, cart, checkout, payment and ticket. */
export const JOURNEY = 'buy.spec.ts'

/** The steps of a check of these files, as the gate's own scheduler runs them. */
export function planSteps(files: readonly string[], chosen: readonly Candidate[]): Step[] {
  const steps: Step[] = []
  const formatted = files.filter((file) => FORMATTED.test(file))
  const linted = files.filter((file) => LINTED.test(file))
  const shipped = files.some((file) => SHIPPED.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
  if (shipped)
    steps.push({ name: 'build', command: `turbo run build --ui=stream ${APPS.join(' ')}` })
  if (formatted.length > 0)
    steps.push({
      name: 'format',
      command: `oxfmt --no-error-on-unmatched-pattern ${formatted.join(' ')}`,
    })
  if (linted.length > 0) steps.push({ name: 'lint', command: `oxlint ${linted.join(' ')}` })
  for (const [runner, folder] of RUNNERS) {
    const tests = chosen.map(({ file }) => file).filter((file) => file.startsWith(folder))
    if (tests.length > 0)
      steps.push({ name: `tests of ${runner}`, command: testCommand(runner, tests) })
  }
  if (files.some((file) => READ_BY_PACKAGES.test(file)))
    steps.push({ name: 'tests of packages', command: testCommand('packages', []) })
  if (files.some((file) => file.startsWith('openapi/')))
    steps.push({ name: 'contract', command: 'pnpm --filter @selat/sdk run lint:contract' })
  if (files.some((file) => /\.(tsx?|json)$/.test(file))) {
    steps.push({ name: 'typecheck', command: 'pnpm run typecheck' })
    steps.push({ name: 'walls', command: 'pnpm run walls' })
  }
  if (shipped)
    steps.push({ name: 'journey', command: testCommand('e2e', [JOURNEY]), after: ['build'] })
  return steps
}

const RUNNERS = [
  ['mock', 'apps/mock-api/'],
  ['storefront', 'apps/storefront/src/'],
  ['walls', 'tooling/'],
] as const

function testCommand(runner: string, files: readonly string[]): string {
  return ['node tooling/test/main.ts', runner, ...files].join(' ')
}
