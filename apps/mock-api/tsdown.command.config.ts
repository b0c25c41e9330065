import { defineConfig } from 'tsdown'

import { keepPlaces } from './keep-places.ts'

// The command is bundled into a few files with its dependencies, because finding and linking eight hundred files takes longer
// than the rest of its start. Packages that are not ESM stay outside and are loaded as they are.
export default defineConfig({
  entry: ['src/main.ts'],
  platform: 'node',
  fixedExtension: false,
  clean: false,
  dts: false,
  deps: { alwaysBundle: [/^(?!node:|pg$|pino$|prom-client$|open$)/] },
  plugins: [keepPlaces],
  inputOptions: { resolve: { conditionNames: ['source', 'module', 'node', 'import', 'default'] } },
})
