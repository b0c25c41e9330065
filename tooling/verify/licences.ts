import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { toTable } from '../docs/to-table.ts'
import { root, run } from '../process/run.ts'
import { isAllowed } from './licences/judge-licence.ts'
import { licencesOf } from './licences/licences-of.ts'

// This step lists the licences of all packages that users of the product receive.
const PAGE = 'docs/licences.md'
const WRITE_COMMAND = 'npx pnpm@12 docs:licences'

const { code, output } = await run('pnpm', ['-r', 'licenses', 'list', '--prod', '--json'], {
  capture: true,
})
if (code !== 0) throw new Error(output)
const packages = licencesOf(output)
if (packages.length === 0) throw new Error('pnpm lists no package.')

const refused = packages.filter(({ licence }) => !isAllowed(licence))
for (const { name, versions, licence } of refused)
  console.error(`${name} ${versions} is under ${licence}, which may not go along with the product.`)

const page = describe()
if (process.argv.includes('--write')) writeFileSync(join(root, PAGE), page)
const isCurrent = readFileSync(join(root, PAGE), 'utf8') === page
if (!isCurrent) console.error(`${PAGE} does not tell what is installed: ${WRITE_COMMAND}`)

console.log(`${packages.length} packages go along with the product.`)
process.exitCode = refused.length > 0 || !isCurrent ? 1 : 0

function describe(): string {
  const rows = packages.map(({ name, versions, licence }) => [`\`${name}\``, versions, licence])
  return [
    '# Licences',
    '',
    `What goes along with the published packages and the site, made by \`${WRITE_COMMAND}\`. The gate fails where a licence does not`,
    'fit Apache-2.0, and where this page is not current. The texts themselves stand in `licenses.md` beside each build.',
    '',
    toTable(['Package', 'Version', 'Licence'], rows),
    '',
  ].join('\n')
}
