import { expect, it } from 'vitest'

import { lintPlanted } from './lint-planted.ts'

/**
 * Has a package like those of this repository: tools that know the condition `source` read its source, all others what
 * is built.
 */
const planted = {
  'package.json': JSON.stringify({
    name: '@planted/sdk',
    type: 'module',
    exports: { '.': { source: './src/index.ts', default: './dist/index.js' } },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ target: 'ES2024', module: 'ESNext', moduleResolution: 'bundler', types: [] },
      ...{ customConditions: ['source'], allowImportingTsExtensions: true, noEmit: true },
    },
  }),
  'src/index.ts': 'export const held = 1\n',
  // A build that replaces the file leaves it in this state.
  'dist/index.js': 'export const other = 1\n',
  'reads.ts': "import * as sdk from '@planted/sdk'\n\nexport const held = sdk.held\n",
  'fails.ts': "import * as sdk from '@planted/sdk'\n\nexport const lost = sdk.lost\n",
}

it('WALL the linter reads sources and nothing that is built, so it may run beside a build', async () => {
  const { output } = await lintPlanted(planted)

  const faults = output.split('\n').filter((line) => /^\w+\.ts:/.test(line))
  expect(faults).toEqual([expect.stringMatching(/^fails\.ts:3:.*TS2339/)])
})
