import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Contract } from './contract.ts'
import { contractFolder, generatedFolder, packageFolder } from './paths.ts'

/**
 * Bundles the contract into one file, so that types, validators and registry are generated from the same text.
 */
export async function bundleContract(): Promise<Contract> {
  const bundle = join(generatedFolder, 'openapi.json')
  const redocly = join(packageFolder, 'node_modules/.bin/redocly')
  const args = ['bundle', join(contractFolder, 'openapi.yaml'), '--output', bundle]
  execFileSync(redocly, [...args, '--config', join(contractFolder, 'redocly.yaml')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  return JSON.parse(await readFile(bundle, 'utf8')) as Contract // redocly has just written the file
}
