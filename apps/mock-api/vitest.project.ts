import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { KEEPING, ON_EACH_ENGINE, ONCE, SHARED } from './vitest.engines.ts'

/** Which store the sandboxes of a run's tests have. */
export type TestStore = 'memory' | 'file' | 'postgres'

const conditions = ['source', 'module', 'development|production']

// Only a hang takes so long: disk, database and processors may be shared with anything.
const limits = {
  testTimeout: 300_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
}

/** Tests of the catch-all of msw, which takes over what its whole process knows as fetch. */
const ALONE = 'src/**/*msw.test.ts'

/** Those that each need a process of their own. */
export function projectAlone(name: string) {
  return defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions: [...conditions, 'node'] } },
    test: { ...limits, name, environment: 'node', include: [ALONE] },
  })
}

/** Every test of this package in memory. What those of what is kept ask their stores is recorded. */
export function projectInMemory(name: string) {
  return project(name, 'memory', {
    include: ['src/**/*.test.ts', 'lab/**/*.test.ts', 'console/src/**/*.test.ts'],
    exclude: [ALONE, SHARED_TESTS],
    globalSetup: ['lab/testing/replay/provide-sources.ts'],
    setupFiles: ['lab/testing/replay/record-file.ts'],
  })
}

/** The tests of what is kept, all of them on one engine: what replays stand for otherwise. */
export function projectOn(engine: Engine, name: string) {
  return project(name, engine, keepingOn(engine))
}

/** Of the tests of what is kept those that a replay cannot stand for. */
export function projectApart(engine: Engine, name: string) {
  const files = ON_EACH_ENGINE.map(({ file }) => file)
  const shared = engine === 'postgres' ? [SHARED_TESTS] : []
  return project(name, engine, {
    ...keepingOn(engine),
    include: [...files.map(ofSource), ...shared],
    runner: 'lab/testing/replay/apart-runner.ts',
  })
}

/** What all others asked of their stores in memory, asked of another engine. */
export function projectReplay(engine: Engine, name: string) {
  const { include, exclude } = keepingOn(engine)
  const whole = ON_EACH_ENGINE.filter(({ titles }) => titles === undefined)
  return project(name, engine, {
    include,
    exclude: [...exclude, ...whole.map(({ file }) => ofSource(file)), SHARED_TESTS],
    globalSetup: ['lab/testing/replay/need-recordings.ts'],
    runner: 'lab/testing/replay/replay-runner.ts',
    // After the projects that make the recordings, where they run together.
    sequence: { groupOrder: 1 },
  })
}

type Engine = Exclude<TestStore, 'memory'>

const ofSource = (path: string) => `src/${path}`

/** Tests of several instances: those of the sources and those of the test kit. */
const SHARED_TESTS = `{src,lab}/${SHARED}`

function keepingOn(engine: Engine) {
  const shared =
    engine === 'postgres'
      ? { include: [SHARED_TESTS], exclude: [] }
      : { include: [], exclude: [SHARED_TESTS] }
  return {
    include: [...KEEPING.map(ofSource), ...shared.include],
    exclude: [ALONE, ...ONCE.map(ofSource), ...shared.exclude],
  }
}

function project(name: string, store: TestStore, test: TestProjectInlineConfiguration['test']) {
  const isPostgres = store === 'postgres'
  return defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions: [...conditions, 'node'] } },
    test: {
      ...limits,
      ...test,
      name,
      environment: 'node',
      exclude: [...configDefaults.exclude, ...(test?.exclude ?? [])],
      env: { SELAT_TEST_STORE: store },
      // Loading everything for each file took half of the time.
      isolate: false,
      globalSetup: [
        test?.globalSetup ?? [],
        isPostgres ? 'lab/testing/provide-postgres.ts' : [],
      ].flat(),
      setupFiles: [test?.setupFiles ?? [], isPostgres ? 'lab/testing/need-postgres.ts' : []].flat(),
    },
  })
}
