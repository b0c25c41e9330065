import { expect, it } from 'vitest'

import { runSteps } from './run-steps.ts'
import { type Step, steps } from './steps.ts'

/** Runs steps that each take one turn, and returns which steps were under way when each began. */
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

it('TEST two steps run at a time, in the order of the list', async () => {
  const { began, endings } = await play([step('a'), step('b'), step('c')])

  expect(began.slice(0, 2)).toEqual(['a', 'b beside a'])
  expect(began).toHaveLength(3)
  expect(endings).toEqual({ a: 'passed', b: 'passed', c: 'passed' })
})

it('TEST a step begins only after those that it reads from, and a later one runs meanwhile', async () => {
  const { began } = await play([step('a'), step('b', { after: ['a'] }), step('c')])

  expect(began.slice(0, 2)).toEqual(['a', 'c beside a'])
  expect(began[2]).toMatch(/^b( beside c)?$/)
})

it('TEST the steps after a failed one are left out, and the rest goes on', async () => {
  const list = [step('a'), step('b', { after: ['a'] }), step('c', { after: ['b'] }), step('d')]

  const { began, endings } = await play(list, { failing: ['a'] })

  expect(began).toEqual(['a', 'd beside a'])
  expect(endings).toEqual({ a: 'failed', b: 'left out', c: 'left out', d: 'passed' })
})

it('TEST a step does not wait for one that was not chosen', async () => {
  const { endings } = await play([step('b', { after: ['a'] })])

  expect(endings).toEqual({ b: 'passed' })
})

it('TEST steps that wait for one another are refused', async () => {
  const list = [step('a', { after: ['b'] }), step('b', { after: ['a'] })]

  await expect(play(list)).rejects.toThrow('Steps wait for one another: a, b')
})

it('TEST the steps of the gate wait only for steps that exist', () => {
  const names = steps.map(({ name }) => name)

  expect(steps.flatMap(({ after = [] }) => after).filter((name) => !names.includes(name))).toEqual(
    [],
  )
})

it('TEST only steps that read sources may run beside the build', () => {
  const besideBuild = steps.filter(
    ({ name, after = [] }) => name !== 'build' && !after.includes('build'),
  )

  expect(besideBuild.map(({ name }) => name)).toEqual([
    ...['generate', 'format', 'boundaries', 'contract', 'entries', 'released', 'versions'],
    ...['licences', 'drift'],
    // The test tooling/walls/lint-sources.test.ts proves that the linter reads nothing that is built.
    'lint',
    ...['walls', 'breaking', 'storybook'],
  ])
})
