import { cpSync, globSync } from 'node:fs'

import { defineConfig } from 'tsdown'

// Read at run time from beside the module that asks for them, so they keep their places.
const data = ['src/fixtures/**/*.json', 'src/tenants/*/**/*.{json,html,svg,png,webp}']

export default defineConfig({
  entry: ['src/main.ts', 'src/index.ts', 'src/msw.ts'],
  platform: 'node',
  fixedExtension: false,
  // File by file, because modules look for their data beside themselves.
  unbundle: true,
  // Published as a command; who imports it in tests does so in this workspace, from source.
  dts: false,
  // Neither is published.
  deps: { alwaysBundle: [/^@selat\/(domain|i18n)/] },
  inputOptions: { resolve: { conditionNames: ['source', 'module', 'node', 'import', 'default'] } },
  onSuccess: () => {
    for (const file of globSync(data)) cpSync(file, file.replace('src', 'dist'))
  },
})
