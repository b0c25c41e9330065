import { expect, it } from 'vitest'

import { chooseRunners } from './choose-runners.ts'
import { runners } from './runners.ts'

const choose = (...typed: string[]) => {
  const { chosen, ...rest } = chooseRunners(typed, runners)
  return { names: chosen.map(({ name }) => name), ...rest }
}

it('TEST runs everything when nothing is named', () => {
  const { names, isWhole, choice } = choose()

  expect(names).toEqual(['packages', 'walls', 'mock', 'stores', 'storefront', 'e2e'])
  expect(isWhole).toBe(true)
  expect(choice.files).toEqual([])
})

it.each([
  ['apps/mock-api/src/server/sandbox/app.test.ts', 'mock'],
  ['apps/storefront/src/app/routes.test.ts', 'storefront'],
  ['apps/storefront/e2e/buy.spec.ts', 'e2e'],
  ['packages/domain/src/limits.test.ts', 'packages'],
  ['tooling/walls/walls.test.ts', 'walls'],
])('TEST picks the runner of %s by its folder', (file, name) => {
  const { names, choice, isWhole } = choose(file, '-t', 'FER-2')

  expect(names).toEqual([name])
  expect(choice).toEqual({ files: [file], title: 'FER-2' })
  expect(isWhole).toBe(false)
})

it('TEST runs every test on every store only when it is named', () => {
  expect(choose('every-store').names).toEqual(['every-store'])
})

it('TEST looks at every page in every view only when that is named', () => {
  expect(choose('every-view').names).toEqual(['every-view'])
})

it('TEST passes what follows a named runner on to it', () => {
  expect(choose('e2e', 'buy.spec.ts').names).toEqual(['e2e'])
  expect(choose('e2e', 'buy.spec.ts').choice.files).toEqual(['buy.spec.ts'])
})

it('TEST refuses a file that no runner has', () => {
  expect(() => choose('docs/states.md')).toThrow('No runner has docs/states.md')
})

it('TEST records what a runner has, and no part of it', () => {
  expect(choose('mock', '--record').isRecording).toBe(true)
  expect(() => choose('mock', '--record', '--repeat', '2')).toThrow('Only all tests of a runner')
  expect(() => choose('e2e', 'buy.spec.ts', '--record')).toThrow('Only all tests of a runner')
  expect(() => choose('mock', '-t', 'FER-2', '--record')).toThrow('Only all tests of a runner')
})

it('TEST runs what is chosen as often as it is asked to, and not for what only a whole run can tell', () => {
  expect(choose('e2e').repeats).toBe(1)
  expect(choose('e2e', '--repeat', '20').repeats).toBe(20)
  expect(choose('--repeat', '2').isWhole).toBe(false)
})

it.each(['0', 'often', '1.5'])('TEST refuses to repeat tests %s times', (times) => {
  expect(() => choose('e2e', '--repeat', times)).toThrow(`and ${times} is none`)
})
