import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { readTenantFolder, type TenantFixture, type TenantReading } from './read-tenant-folder.ts'

const OWN = fileURLToPath(new URL('./', import.meta.url))

/** Reads the built-in tenants, which are the folders beside this file, and those of one more folder. */
export function readTenants(more?: string): TenantReading[] {
  const own = readFolders(OWN)
  if (more === undefined) return own
  refuseUnlessFolders(more)
  return [...own, ...readFolders(more)]
}

/** Reads the built-in tenants. */
export function readTenantFixtures(): TenantFixture[] {
  return readTenants().flatMap(({ fixture }) => fixture ?? [])
}

function readFolders(root: string): TenantReading[] {
  const systemOf = ({ fixture }: TenantReading) => fixture?.system ?? 0
  return namesIn(root)
    .map((name) => readTenantFolder(join(root, name)))
    .toSorted((first, second) => systemOf(first) - systemOf(second))
}

/** Lists the folders of tenants, or links to folders. Hidden ones belong to other programs. */
function namesIn(root: string): string[] {
  return readdirSync(root).filter((name) => !name.startsWith('.') && isFolder(join(root, name)))
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function refuseUnlessFolders(root: string): void {
  if (!existsSync(root)) throw new Error(`There is no folder of tenants ${root}.`)
  if (!isFolder(root)) throw new Error(`Tenants are read from a folder; ${root} is a file.`)
  if (existsSync(join(root, 'tenant.json')))
    throw new Error(
      `${root} is the folder of one tenant. Name the folder above it, which holds the folders of tenants.`,
    )
  if (namesIn(root).length === 0) throw new Error(`The folder of tenants ${root} holds none.`)
}
