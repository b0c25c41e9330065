import type { TestProject } from 'vitest/node'

import { findPostgres, startPrivatePostgres } from './private-postgres.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own, added to
  export interface ProvidedContext {
    /** Null if PostgreSQL is not installed. */
    databaseUrl: string | null
  }
}

/** Starts one database for all tests of the run, and removes it afterwards. */
export default async function providePostgres({ provide }: TestProject) {
  const programs = findPostgres()
  if (programs === null) {
    provide('databaseUrl', null)
    process.stderr.write(
      'PostgreSQL is not installed here, so its tests are skipped (Debian: apt-get install postgresql).\n',
    )
    return undefined
  }
  const { url, stop } = await startPrivatePostgres(programs)
  provide('databaseUrl', url)
  return stop
}
