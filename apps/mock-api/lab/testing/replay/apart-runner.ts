import {
  type RunnerTask,
  type RunnerTestSuite,
  TestRunner,
  type VitestTestRunner as Runner,
} from 'vitest'

import { apartIn } from '../../../vitest.engines.ts'

/** Runs only the chosen tests of a file whose other tests are replayed. */
export default class SeparateStoresRunner extends TestRunner {
  override async importFile(...[path, source]: Parameters<Runner['importFile']>) {
    await super.importFile(path, source)
    const titles = apartIn(path)
    // After this, the tasks of the file are collected one by one.
    if (source === 'collect' && titles !== 'all' && titles.length > 0)
      TestRunner.getCurrentSuite().file.tasks = new ChosenTasks(titles)
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite) {
    const { tasks } = suite
    if (tasks instanceof ChosenTasks && tasks.missing.size > 0)
      throw new Error(
        `vitest.engines.ts names tests that are not there: ${[...tasks.missing].join(', ')}`,
      )
    await super.onBeforeRunSuite(suite)
  }
}

/** The tasks of a file, reduced to the chosen tests. */
class ChosenTasks extends Array<RunnerTask> {
  static override get [Symbol.species]() {
    return Array
  }

  readonly missing: Set<string>
  readonly #titles: ReadonlySet<string>

  constructor(titles: readonly string[]) {
    super()
    this.#titles = new Set(titles)
    this.missing = new Set(titles)
  }

  override push(...tasks: RunnerTask[]): number {
    return super.push(...tasks.filter((task) => this.#keep(task)))
  }

  #keep(task: RunnerTask): boolean {
    if (task.type === 'suite') {
      task.tasks = task.tasks.filter((inner) => this.#keep(inner))
      return task.tasks.length > 0
    }
    this.missing.delete(task.name)
    return this.#titles.has(task.name)
  }
}
