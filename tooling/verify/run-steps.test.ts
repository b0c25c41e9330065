import { expect, it } from 'vitest'

import { runSteps } from './run-steps.ts'
import { type Step, steps } from './steps.ts'

/** Runs steps that each take one turn, and tells who was under way at whose beginning. */
async function play(list: readonly Step[], { failing = [] as string[], atOnce = 2 } = {}) {
  const underWay = new Set<string>()
  const began: string[] = []
  const endings = await runSteps(list, atOnce, async ({ name }) => {
    began.push([name, ...underWay].join(' beside '))
    underWay.add(name)
    await new Promise((resolve) => setImmediate(resolve))
    underWay.delete(name)
    return !failing.includes(name)
  })
  return { began, endings: Object.fromEntries(endings) }
}

const step = (name: string, rest: Partial<Step> = {}): Step => ({ name, command: name, ...rest })

it('TEST runs two steps at a time, in the order of the list', async () => {
  const { began, endings } = await play([step('a'), step('b'), step('c')])

  expect(began.slice(0, 2)).toEqual(['a', 'b beside a'])
  expect(began).toHaveLength(3)
  expect(endings).toEqual({ a: 'passed', b: 'passed', c: 'passed' })
})

it('TEST begins a step only after those that it reads from, and takes a later one meanwhile', async () => {
  const { began } = await play([step('a'), step('b', { after: ['a'] }), step('c')])

  expect(began.slice(0, 2)).toEqual(['a', 'c beside a'])
  expect(began[2]).toMatch(/^b( beside c)?$/)
})

it('TEST leaves out what comes after a step that failed, and goes on with the rest', async () => {
  const list = [step('a'), step('b', { after: ['a'] }), step('c', { after: ['b'] }), step('d')]

  const { began, endings } = await play(list, { failing: ['a'] })

  expect(began).toEqual(['a', 'd beside a'])
  expect(endings).toEqual({ a: 'failed', b: 'left out', c: 'left out', d: 'passed' })
})

it('TEST does not wait for a step that was not chosen', async () => {
  const { endings } = await play([step('b', { after: ['a'] })])

  expect(endings).toEqual({ b: 'passed' })
})

it('TEST refuses steps that wait for one another', async () => {
  const list = [step('a', { after: ['b'] }), step('b', { after: ['a'] })]

  await expect(play(list)).rejects.toThrow('Steps wait for one another: a, b')
})

it('TEST names in the gate only steps that are there', () => {
  const names = steps.map(({ name }) => name)

  expect(steps.flatMap(({ after = [] }) => after).filter((name) => !names.includes(name))).toEqual(
    [],
  )
})

it('TEST lets run beside the build, which replaces what is built, only steps that read sources', () => {
  const besideBuild = steps.filter(
    ({ name, after = [] }) => name !== 'build' && !after.includes('build'),
  )

  expect(besideBuild.map(({ name }) => name)).toEqual([
    ...['generate', 'format', 'boundaries', 'contract', 'entries', 'released', 'versions'],
    ...['licences', 'drift'],
    // That it reads nothing that is built is proven by tooling/walls/lint-sources.test.ts.
    'lint',
    ...['walls', 'breaking', 'storybook'],
  ])
})
