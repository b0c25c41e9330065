import type { TestProject } from 'vitest/node'

import { hashSources } from './sources.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own, added to
  export interface ProvidedContext {
    /** The hash of the sources for recordings; null if none are made. */
    sources: string | null
  }
}

export default function provideSources({ config, provide }: TestProject) {
  // In watch mode sources change during the run.
  provide('sources', config.watch ? null : hashSources())
}
