import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const contract = 'openapi/openapi.yaml'
const bundle = 'packages/sdk/src/generated/openapi.json'
const manifests = [
  'packages/sdk/package.json',
  'apps/mock-api/package.json',
  'apps/storefront/package.json',
]

// The keys of `info:` are indented by two spaces, and no other section has a `version` at this depth.
const LINE = /^ {2}version: (\S+)$/m

/** Returns the versions of contract, bundle, SDK, mock and site, by file. */
export function versionsOf(root: string): Record<string, string> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const [, ofContract = 'none'] = LINE.exec(read(contract)) ?? []
  return {
    [contract]: ofContract,
    [bundle]: JSON.parse(read(bundle)).info.version,
    ...Object.fromEntries(manifests.map((file) => [file, JSON.parse(read(file)).version])),
  }
}

/** Writes the version into the contract; `pnpm generate` then updates the bundle. */
export function writeContractVersion(root: string, version: string): void {
  const file = join(root, contract)
  const text = readFileSync(file, 'utf8')
  if (!LINE.test(text)) throw new Error(`${contract} has lost its version.`)
  writeFileSync(file, text.replace(LINE, `  version: ${version}`))
}
