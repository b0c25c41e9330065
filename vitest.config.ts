import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'apps/mock-api/vitest.config.*.ts', 'tooling'],
  },
})
