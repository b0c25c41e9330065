import { configDefaults, defineConfig } from 'vitest/config'

/** Which store the sandboxes of a run's tests have. */
export type TestStore = 'memory' | 'file' | 'postgres'

const conditions = ['source', 'module', 'development|production']

// Only a hang takes so long: disk, database and processors may be shared with anything.
const limits = {
  testTimeout: 120_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
}

/** Tests that look at what is kept: they have to give the same on every store. */
const KEEPING = [
  'operations/**',
  'cart/**',
  'orders/**',
  'payments/**',
  'aftersale/**',
  'tickets/**',
  'inventory/**',
  'ledger/**',
  'manifest/**',
  'quotation/**',
  'scenarios.test.ts',
  'store/**',
  'kernel/idempotency.test.ts',
]

/** Tests of the catch-all of msw, which takes over what its whole process knows as fetch. */
const ALONE = 'src/**/*msw.test.ts'

/** Tests of several instances, which only a database that can be shared has. */
const SHARED = 'src/**/*.postgres.test.ts'

/** What these look for does not depend on where things are kept, or is about files only. */
const ONCE = [
  'src/**/random-*.test.ts',
  'src/store/{data-file,group-commit,turns}.test.ts',
  'src/operations/ferry/shared-search.test.ts',
  'src/orders/{booking-token,confirmation-number,mask-passport-number}.test.ts',
  'src/payments/{emv-qr,payment-methods,qr-payloads,return-url,virtual-account}.test.ts',
  'src/manifest/{judge-scans,manifest-file,others-aboard}.test.ts',
  'src/quotation/transitions.test.ts',
  'src/tickets/ticket-qr.test.ts',
]

/** Those that each need a process of their own. */
export function projectAlone(name: string) {
  return defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions: [...conditions, 'node'] } },
    test: { ...limits, name, environment: 'node', include: [ALONE] },
  })
}

/** The tests of this package on one of the stores: all of them in memory, those of what is kept on the others. */
export function projectOn(store: TestStore, name: string) {
  const all = ['src/**/*.test.ts', 'console/src/**/*.test.ts']
  const keeping = KEEPING.map((path) =>
    path.endsWith('.ts') ? `src/${path}` : `src/${path}/*.test.ts`,
  )
  const isPostgres = store === 'postgres'
  return defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions: [...conditions, 'node'] } },
    test: {
      ...limits,
      name,
      environment: 'node',
      include: isPostgres ? [...keeping, SHARED] : store === 'memory' ? all : keeping,
      exclude: [
        ...configDefaults.exclude,
        ALONE,
        ...(isPostgres ? [] : [SHARED]),
        ...(store === 'memory' ? [] : ONCE),
      ],
      env: { SELAT_TEST_STORE: store },
      // Loading everything for each file took half of the time.
      isolate: false,
      ...(isPostgres && {
        globalSetup: ['src/testing/provide-postgres.ts'],
        setupFiles: ['src/testing/need-postgres.ts'],
      }),
    },
  })
}
