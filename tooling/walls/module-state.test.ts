import { expect, it } from 'vitest'

import { lintPlanted } from './lint-planted.ts'

const SAYS = 'state of a module'

const allowed = {
  'a table': "const names = { a: 'b' }\nexport const name = (key: 'a') => names[key]",
  'a table that is made while the module is loaded':
    'const table = new Map([[1, 2]])\ntable.set(2, 3)\nexport const of = (key: number) => table.get(key)',
  'a list that nobody fills':
    'export const none: readonly string[] = []\nexport const count = none.length',
  'state of a function': 'export function count() {\n  let sum = 0\n  sum += 1\n  return sum\n}',
  'state of each visitor':
    "import { perVisitor } from './per-visitor.ts'\nconst line = perVisitor(() => ({ sum: 0 }))\nexport const add = () => {\n  line().sum += 1\n}",
}

const breaches = {
  'a variable': 'let sum = 0\nexport const add = () => (sum += 1)',
  'a variable that is exported': 'export let sum = 0\nsum = 1',
  'a map to be filled':
    'const known = new Map<string, number>()\nexport const keep = (key: string) => known.set(key, 1)',
  'a map to be filled by others': 'export const known = new WeakMap<object, number>()',
  'a list that grows': 'const kept = [1]\nexport const keep = (one: number) => kept.push(one)',
  'an object that changes':
    'const state = { sum: 0 }\nexport const add = () => {\n  state.sum += 1\n}',
  'a part of an object that changes':
    'const state = { of: { sum: 0 } }\nexport function add() {\n  state.of.sum++\n}',
  'an object that is written over':
    'const state = { sum: 0 }\nexport const put = (sum: number) => Object.assign(state, { sum })',
  'a part that is taken out':
    'const state: { sum?: number } = { sum: 0 }\nexport const forget = () => delete state.sum',
  'a store':
    "import { createStore } from 'zustand/vanilla'\nexport const store = createStore(() => ({}))",
  'a client with a cache':
    "import { QueryClient } from '@tanstack/react-query'\nexport const client = new QueryClient()",
  'a channel where there is one':
    "export const line = 'BroadcastChannel' in globalThis ? new BroadcastChannel('a') : null",
}

const toFiles = (texts: Record<string, string>, name: string) =>
  Object.entries(texts).map(([what, text], at) => ({
    what,
    text: `${text}\n`,
    path: `apps/storefront/src/shared/${name}-${at}.ts`,
  }))

const [fine, wrong] = [toFiles(allowed, 'fine'), toFiles(breaches, 'wrong')]

/** The linter is started once for all files, by the first test that asks. */
let linted: ReturnType<typeof lintPlanted> | undefined
const lintAll = () =>
  (linted ??= lintPlanted(
    Object.fromEntries([...fine, ...wrong].map(({ path, text }) => [path, text])),
  ))

const linesOf = async (path: string) => {
  const { output } = await lintAll()
  return output.split('\n').filter((line) => line.includes(path) && line.includes(SAYS))
}

it.each(wrong)(
  'WALL SES-1 a module may not have $what that all visitors would share',
  async ({ path }) => {
    expect(await linesOf(path)).toHaveLength(1)
  },
)

it.each(fine)('WALL SES-1 a module may have $what', async ({ path }) => {
  expect(await linesOf(path)).toEqual([])
})
