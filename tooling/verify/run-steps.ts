import type { Step } from './steps.ts'

/** The result of a step: `left out` if a step before it has failed. */
export type Ending = 'passed' | 'failed' | 'left out'

/**
 * Runs steps, at most `atOnce` at a time. Each starts after the steps in its `after` have passed, in the order of the list.
 * Steps in `after` that are not in the list count as passed.
 */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  perform: (step: Step) => Promise<boolean>,
): Promise<Map<string, Ending>> {
  const endings = new Map<string, Ending>()
  const underWay = new Map<string, Promise<void>>()
  const waiting = [...steps]
  const listed = new Set(steps.map(({ name }) => name))

  const endingsBefore = ({ after = [] }: Step) =>
    after.filter((name) => listed.has(name)).map((name) => endings.get(name))

  function begin(step: Step): void {
    waiting.splice(waiting.indexOf(step), 1)
    underWay.set(step.name, finish(step))
  }

  async function finish(step: Step): Promise<void> {
    endings.set(step.name, (await perform(step)) ? 'passed' : 'failed')
    underWay.delete(step.name)
  }

  /** Finds the first step that may start now. */
  function next(): Step | undefined {
    return waiting.find((step) => endingsBefore(step).every((ending) => ending === 'passed'))
  }

  while (waiting.length > 0 || underWay.size > 0) {
    for (const step of waiting.filter((each) => endingsBefore(each).some(isBad))) {
      waiting.splice(waiting.indexOf(step), 1)
      endings.set(step.name, 'left out')
    }
    for (let step = next(); step && underWay.size < atOnce; step = next()) begin(step)
    if (underWay.size > 0) await Promise.race(underWay.values())
    else if (waiting.length > 0 && !next())
      throw new Error(`Steps wait for one another: ${waiting.map(({ name }) => name).join(', ')}`)
  }
  return endings
}

function isBad(ending: Ending | undefined): boolean {
  return ending === 'failed' || ending === 'left out'
}
