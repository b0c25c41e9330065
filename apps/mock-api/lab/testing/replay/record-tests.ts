import {
  inject,
  type RunnerTask,
  type RunnerTestCase,
  type RunnerTestSuite,
  TestRunner,
} from 'vitest'

import type { StoreOptions } from '../../../src/engine/store/store.ts'
import { apartIn, isRecorded } from '../../../vitest.engines.ts'
import { type AskedStatement, recordStore } from './record-store.ts'
import { writeRecording } from './recording.ts'
import { hashWith } from './sources.ts'
import { toRecording } from './to-recording.ts'

/** The statements of each test of the running file, by store; null if nothing is recorded. */
let stores: Map<string, AskedStatement[][]> | null = null

export function startRecording(testFile: string): void {
  stores = isRecorded(testFile) ? new Map() : null
}

/** Stores the statements of a file's tests, unless some of the tests were skipped. */
export function finishRecording(file: RunnerTestSuite): void {
  const asked = stores
  stores = null
  const sources = inject('sources')
  const tests = testsIn(file)
  if (asked === null || sources === null || tests.some(({ mode }) => mode === 'skip')) return
  const path = file.file.filepath
  const own = apartIn(path)
  const replayed = tests.filter(({ name, id }) => asked.has(id) && !own.includes(name))
  const ran = replayed.map((test) => ({ titles: titlesOf(test), stores: asked.get(test.id) ?? [] }))
  const recording = toRecording(hashWith(sources, path), ran)
  writeRecording(path, recording)
  const together = recording.tests.filter((test) => test.together > 0)
  if (together.length === 0) return
  const titles = together.map((test) => test.titles.join(' > ')).join('\n')
  throw new Error(
    `These change something at the same time, which no replay can show. Name them in vitest.engines.ts:\n${titles}`,
  )
}

/** Returns the options of a store that records its statements, if this run makes recordings. */
export function recordedStore(): Pick<StoreOptions, 'instrument'> {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>()
  if (stores === null || test === undefined) return {}
  const ofTest = stores.get(test.id) ?? []
  stores.set(test.id, ofTest)
  return {
    instrument(sqlite) {
      const asked: AskedStatement[] = []
      ofTest.push(asked)
      return recordStore(sqlite, asked)
    },
  }
}

function testsIn(suite: RunnerTestSuite): RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task) : [task]))
}

function titlesOf(task: RunnerTask): string[] {
  const { suite } = task
  return suite === undefined || (suite.type === 'suite' && 'filepath' in suite)
    ? [task.name]
    : [...titlesOf(suite), task.name]
}
