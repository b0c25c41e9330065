import { defineConfig } from 'tsdown'

import { keepPlaces } from './keep-places.ts'

// The command in a few files, dependencies and all: to find and link eight hundred takes longer than all else it does
// before it answers. What is not ESM stays outside and is loaded as it is.
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
