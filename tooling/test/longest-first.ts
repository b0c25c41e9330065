import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { root } from '../process/run.ts'
import { readMeasured } from './measured.ts'

/**
 * Starts the slowest files first, so that no worker still has a slow one when the others have ended. Vitest does so by
 * itself from its second run on, but a clean clone has had none.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seconds } = readMeasured()
    const secondsOf = ({ moduleId }: TestSpecification) =>
      seconds[moduleId.replace(`${root}/`, '')] ?? 0
    // Projects stay separate and in their order.
    const inOrder = super.sort(files) // oxlint-disable-line unicorn/no-array-sort -- vitest's own, which sorts a copy
    return (await inOrder).toSorted((a, b) =>
      a.project.name === b.project.name ? secondsOf(b) - secondsOf(a) : 0,
    )
  }
}
