import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: ['index', 'operations', 'problems', 'react-query', 'zod'].map((name) => `src/${name}.ts`),
  platform: 'neutral',
  // File by file: bundled together, one validator would bring all the others along.
  unbundle: true,
  dts: true,
  // The domain is not published; its few constants are built in.
  deps: { alwaysBundle: ['@selat/domain'] },
  inputOptions: { resolve: { conditionNames: ['source', 'module', 'import', 'default'] } },
  copy: [{ from: 'src/generated/openapi.json', to: 'dist' }],
})
