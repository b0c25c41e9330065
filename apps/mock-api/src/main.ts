#!/usr/bin/env node
import './command/small-heap.ts'
import { USAGE } from './command/option-table.ts'
import { readOptions } from './command/read-options.ts'
import { refuseOldNode } from './command/refuse-old-node.ts'
import { version } from './command/version.ts'

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') process.stdout.write(USAGE)
  else if (options === 'version') process.stdout.write(`${version}\n`)
  else {
    refuseOldNode(process.versions.node)
    // Only now: who asks for help waits for no fixtures.
    const { serve } = await import('./command/serve.ts')
    await serve(options)
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
