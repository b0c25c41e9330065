import { defineConfig } from 'vitest/config'

import { LongestFirst } from './tooling/test/longest-first.ts'

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'apps/*/vitest.config.*.ts', 'tooling'],
    sequence: { sequencer: LongestFirst },
  },
})
