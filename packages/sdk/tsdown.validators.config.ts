import { defineConfig } from 'tsdown'

// What `validate: true` loads, in one file of its own: a bundler would load all validators at once with any of `/zod`
// that a page uses, if they were the same files.
export default defineConfig({
  entry: { 'client/validate-answer': 'src/client/validate-answer.ts' },
  platform: 'neutral',
  clean: false,
  dts: false,
  inputOptions: { resolve: { conditionNames: ['source', 'module', 'import', 'default'] } },
})
