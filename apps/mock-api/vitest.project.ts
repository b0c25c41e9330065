import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { KEEPING, ON_EACH_ENGINE, ONCE, SHARED } from './vitest.engines.ts'

/** The store that the sandboxes of a run's tests use. */
export type TestStore = 'memory' | 'file' | 'postgres'

const conditions = ['source', 'module', 'development|production']

// Only a test that hangs takes this long. The limits are generous because disk, database and processors may be shared.
const limits = {
  testTimeout: 300_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
}

/** Tests of the catch-all of msw, which replaces `fetch` for the whole process. */
const ALONE = 'src/**/*msw.test.ts'

/** Configures the tests that each need a process of their own. */
export function projectAlone(name: string) {
  return defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions: [...conditions, 'node'] } },
    test: { ...limits, name, environment: 'node', include: [ALONE] },
  })
}

/** Configures all tests of this package in memory. The statements of tests of stored data are recorded. */
export function projectInMemory(name: string) {
  return project(name, 'memory', {
    include: ['src/**/*.test.ts', 'lab/**/*.test.ts', 'console/src/**/*.test.ts'],
    exclude: [ALONE, SHARED_TESTS],
    globalSetup: ['lab/testing/replay/provide-sources.ts'],
    setupFiles: ['lab/testing/replay/record-file.ts'],
  })
}

/** Configures all tests of stored data on one engine, without replay. */
export function projectOn(engine: Engine, name: string) {
  return project(name, engine, keepingOn(engine))
}

/** Configures those tests of stored data for which a replay is not enough. */
export function projectApart(engine: Engine, name: string) {
  const files = ON_EACH_ENGINE.map(({ file }) => file)
  const shared = engine === 'postgres' ? [SHARED_TESTS] : []
  return project(name, engine, {
    ...keepingOn(engine),
    include: [...files.map(ofSource), ...shared],
    runner: 'lab/testing/replay/apart-runner.ts',
  })
}

/** Configures the replay on another engine of the statements that the other tests of stored data sent in memory. */
export function projectReplay(engine: Engine, name: string) {
  const { include, exclude } = keepingOn(engine)
  const whole = ON_EACH_ENGINE.filter(({ titles }) => titles === undefined)
  return project(name, engine, {
    include,
    exclude: [...exclude, ...whole.map(({ file }) => ofSource(file)), SHARED_TESTS],
    globalSetup: ['lab/testing/replay/need-recordings.ts'],
    runner: 'lab/testing/replay/replay-runner.ts',
    // If all projects run together, this one runs after those that make the recordings.
    sequence: { groupOrder: 1 },
  })
}

type Engine = Exclude<TestStore, 'memory'>

const ofSource = (path: string) => `src/${path}`

/** Tests of several instances, in the sources and in the test kit. */
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
