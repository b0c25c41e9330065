import { defineConfig } from 'tsdown'

// What puts a refused answer into words, in one file of its own: a bundler would load all validators at once with any of
// `/zod` that a page uses, if they were the same files.
export default defineConfig({
  entry: { 'client/explain-answer': 'src/client/explain-answer.ts' },
  platform: 'neutral',
  clean: false,
  dts: false,
  inputOptions: { resolve: { conditionNames: ['source', 'module', 'import', 'default'] } },
})
