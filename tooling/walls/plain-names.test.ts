import { expect, it } from 'vitest'

import { lintPlanted } from './lint-planted.ts'

const SAYS = 'which readers do not know'

const allowed = {
  'a word with a coined one in it': 'export const passwords = 1',
  'a column': 'export type Row = { told_at: string }',
  'a key of a state table': 'export const table = { lapsed: 1 }',
  'late money, a term of the field': 'export const latePayment = 1',
}

const breaches = {
  'a variable': 'export const wish = 1',
  'a function': 'export function letLapse() {}',
  'an argument': 'export const send = (told: number) => told',
  'a type': 'export type HouseEntry = string',
  'a property of a type': 'export type Found = { stranger: number }',
  'a method of a type': 'export type Host = { throwAway(): void }',
  'a part that is taken out': 'export const sum = ({ a: words }: { a: number }) => words',
}

const toFiles = (texts: Record<string, string>, name: string) =>
  Object.entries(texts).map(([what, text], at) => ({
    what,
    text: `${text}\n`,
    path: `apps/mock-api/src/${name}-${at}.ts`,
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

it.each(wrong)('WALL a coined word as the name of $what is refused', async ({ path }) => {
  expect(await linesOf(path)).toHaveLength(1)
})

it.each(fine)('WALL the name of $what is allowed', async ({ path }) => {
  expect(await linesOf(path)).toEqual([])
})
