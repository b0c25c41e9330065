import { expect, it } from 'vitest'

import { chooseRunners } from './choose-runners.ts'
import { runners } from './runners.ts'

const choose = (...typed: string[]) => {
  const { chosen, ...rest } = chooseRunners(typed, runners)
  return { names: chosen.map(({ name }) => name), ...rest }
}

it('TEST without arguments, every runner is chosen', () => {
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
])('TEST the folder of %s chooses its runner', (file, name) => {
  const { names, choice, isWhole } = choose(file, '-t', 'FER-2')

  expect(names).toEqual([name])
  expect(choice).toEqual({ files: [file], title: 'FER-2' })
  expect(isWhole).toBe(false)
})

it('TEST all tests on every store run only if that is named', () => {
  expect(choose('every-store').names).toEqual(['every-store'])
})

it('TEST every page in every view is tested only if that is named', () => {
  expect(choose('every-view').names).toEqual(['every-view'])
})

it('TEST a file after a named runner is passed on to it', () => {
  expect(choose('e2e', 'buy.spec.ts').names).toEqual(['e2e'])
  expect(choose('e2e', 'buy.spec.ts').choice.files).toEqual(['buy.spec.ts'])
})

it('TEST a file that no runner has is refused', () => {
  expect(() => choose('docs/states.md')).toThrow('No runner has docs/states.md')
})

it('TEST only a whole runner can be recorded', () => {
  expect(choose('mock', '--record').isRecording).toBe(true)
  expect(() => choose('mock', '--record', '--repeat', '2')).toThrow('Only all tests of a runner')
  expect(() => choose('e2e', 'buy.spec.ts', '--record')).toThrow('Only all tests of a runner')
  expect(() => choose('mock', '-t', 'FER-2', '--record')).toThrow('Only all tests of a runner')
})

it('TEST tests are repeated as often as asked, and a repeated run does not count as whole', () => {
  expect(choose('e2e').repeats).toBe(1)
  expect(choose('e2e', '--repeat', '20').repeats).toBe(20)
  expect(choose('--repeat', '2').isWhole).toBe(false)
})

it.each(['0', 'often', '1.5'])('TEST repeating tests %s times is refused', (times) => {
  expect(() => choose('e2e', '--repeat', times)).toThrow(`and ${times} is none`)
})
