#!/usr/bin/env node
import './server/command/small-heap.ts'
import { refuseOldNode } from '@selat/command'

import manifest from '../package.json' with { type: 'json' }
import { version } from './engine/version.ts'
import { USAGE } from './server/command/option-table.ts'
import { readOptions } from './server/command/read-options.ts'

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') process.stdout.write(USAGE)
  else if (options === 'version') process.stdout.write(`${version}\n`)
  else {
    refuseOldNode(process.versions.node, { command: 'selat-mock', range: manifest.engines.node })
    // The server is imported here, so that the help text does not wait for the fixtures.
    const { serve } = await import('./server/command/serve.ts')
    await serve(options)
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
