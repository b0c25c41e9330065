import { defineConfig } from 'tsdown'

// This config builds the module that explains a refused answer, as one file of its own. If it shared files with `/zod`, a
// bundler would load all validators with the first one of `/zod` that a page uses.
export default defineConfig({
  entry: { 'client/explain-answer': 'src/client/explain-answer.ts' },
  platform: 'neutral',
  clean: false,
  dts: false,
  inputOptions: { resolve: { conditionNames: ['source', 'module', 'import', 'default'] } },
})
