import { createTenant } from './create-tenant.ts'

const USAGE =
  'pnpm new tenant FOLDER SLUG SYSTEM NAME, as in: pnpm new tenant my-tenants tioman 4200 "Tioman Boats"'

const [kind, folder, slug, system, name] = process.argv.slice(2)
try {
  if (kind !== 'tenant' || !folder || !slug || !system || !name) throw new Error(USAGE)
  const made = createTenant({ folder, slug, system: Number(system), name })
  console.log(`${made} is made. Start it: npx pnpm@12 dev --tenants ${folder}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
