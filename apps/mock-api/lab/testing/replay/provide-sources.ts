import type { TestProject } from 'vitest/node'

import { hashSources } from './sources.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own, added to
  export interface ProvidedContext {
    /** What recordings of this run are made from; null where none are to be made. */
    sources: string | null
  }
}

export default function provideSources({ config, provide }: TestProject) {
  // Who watches changes sources while it runs.
  provide('sources', config.watch ? null : hashSources())
}
