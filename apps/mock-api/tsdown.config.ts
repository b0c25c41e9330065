import { cpSync, globSync } from 'node:fs'

import { defineConfig } from 'tsdown'

import { borrowedAssets } from './src/server/reference/borrowed-assets.ts'

// Read at run time from beside the module that asks for them, so they keep their places.
const data = [
  'src/world/fixtures/**/*.json',
  'src/world/tenants/*/**/*.{json,html,svg,png,webp}',
  'src/server/processor/assets/*',
  'src/server/reference/assets/*',
]

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/msw.ts',
    'src/scenarios/index.ts',
    'src/server/console/console-client.ts',
  ],
  platform: 'node',
  fixedExtension: false,
  // File by file, because modules look for their data beside themselves.
  unbundle: true,
  // By TypeScript 7 itself, with the domain's types among them. The file says why it stands at the root.
  dts: { tsconfig: '../../tsconfig.mock-api.json' },
  // None of them is published.
  deps: { alwaysBundle: [/^@selat\/(command|domain|i18n)/] },
  inputOptions: { resolve: { conditionNames: ['source', 'module', 'node', 'import', 'default'] } },
  onSuccess: () => {
    for (const file of globSync(data)) cpSync(file, file.replace('src', 'dist'))
    for (const [name, file] of borrowedAssets())
      cpSync(file, `dist/server/reference/assets/${name}`)
  },
})
