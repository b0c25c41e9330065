import { expect, it } from 'vitest'

import { lintPlanted as lint } from './lint-planted.ts'

it('WALL the domain passes if time and chance are arguments', async () => {
  const { code, output } = await lint({
    'packages/domain/src/hold.ts':
      'export const year = (at: Date) => new Date(at.getTime()).getUTCFullYear()\n',
  })

  expect(output).not.toContain('hold.ts')
  expect(code).toBe(0)
})

const breaches = [
  { breach: 'the clock', text: 'export const a = () => Date.now()', named: 'Date.now' },
  {
    breach: 'a date of today',
    text: 'export const a = () => new Date()',
    named: 'Reads the clock',
  },
  { breach: 'a text of today', text: 'export const a = () => Date()', named: 'Reads the clock' },
  { breach: 'chance', text: 'export const a = () => Math.random()', named: 'Math.random' },
  { breach: 'the network', text: "export const a = () => fetch('/')", named: "'fetch'" },
  { breach: 'the window', text: 'export const a = () => window.name', named: "'window'" },
  { breach: 'the page', text: 'export const a = () => document.title', named: "'document'" },
  {
    breach: 'storage',
    text: "export const a = () => localStorage.getItem('a')",
    named: "'localStorage'",
  },
  { breach: 'the console', text: 'export const a = () => console.log(1)', named: "'console'" },
  { breach: 'the process', text: 'export const a = () => process.argv', named: "'process'" },
  {
    breach: 'a library that asks the clock',
    text: "import { isToday } from 'date-fns'\nexport const a = isToday",
    named: "'isToday'",
  },
].map((row, at) => ({ ...row, path: `packages/domain/src/breach-${at}.ts` }))

/** The linter is started once for all breaches, each in a file of its own, by the first test that asks. */
let linted: ReturnType<typeof lint> | undefined
const lintBreaches = () =>
  (linted ??= lint(Object.fromEntries(breaches.map(({ path, text }) => [path, `${text}\n`]))))

it.each(breaches)('WALL the domain may not use $breach', async ({ path, named }) => {
  const { code, output } = await lintBreaches()
  const lines = output.split('\n').filter((line) => line.startsWith(`${path}:`))

  expect(lines.filter((line) => line.includes('[Error/'))).toContainEqual(
    expect.stringContaining(named),
  )
  expect(code).toBe(1)
})

it('WALL only the domain has to be pure', async () => {
  const { code } = await lint({
    'apps/mock-api/src/clock.ts': 'export const now = () => Date.now()\n',
  })

  expect(code).toBe(0)
})
