import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { presentContract } from './released.ts'

// The parts of a schema that the tests change.
type Schema = {
  enum?: string[]
  required?: string[]
  properties?: Record<string, object>
  [key: string]: unknown
}
type Operation = {
  operationId: string
  parameters: object[]
  responses: Record<string, object>
  security?: object[]
  'x-roles': string[]
}
export type Planted = {
  security: object[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Record<string, unknown>>
    headers: Record<string, object>
    parameters: Record<string, object>
    securitySchemes: Record<string, object>
  }
}

const SEARCH = '/travel/v1/ferry/search'

/** Some paths of the contract with all of their references, and additional schemas. */
export type Part = { paths?: string[]; schemas?: string[] }

/**
 * Writes a part of the contract, unchanged and with one change, passes both files on, and removes them. The checkers find
 * the same in a part as in the whole, and need only a second for it.
 */
export async function withChange<T>(
  change: (contract: Planted) => void,
  use: (before: string, after: string, folder: string) => Promise<T>,
  { paths = [SEARCH], schemas = [] }: Part = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'selat-breaks-'))
  try {
    const contract = readPart(paths, schemas)
    const [before, after] = [join(folder, 'before.json'), join(folder, 'after.json')]
    writeFileSync(before, JSON.stringify(contract))
    change(contract)
    writeFileSync(after, JSON.stringify(contract))
    return await use(before, after, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export function operationOf(contract: Planted, path: string, method: string): Operation {
  const operation = contract.paths[path]?.[method]
  if (!operation) throw new Error(`The contract has no ${method} ${path}.`)
  return operation
}

export function schemaOf(contract: Planted, name: string): Required<Schema> {
  const schema = contract.components.schemas[name]
  if (!schema) throw new Error(`The contract has no ${name}.`)
  return schema as Required<Schema> // a test that uses something missing fails by itself
}

function readPart(paths: string[], schemas: string[]): Planted {
  const contract = JSON.parse(readFileSync(presentContract, 'utf8')) as Planted
  contract.paths = Object.fromEntries(paths.map((path) => [path, contract.paths[path] ?? {}]))
  const wanted = referredTo(contract, [
    contract.paths,
    ...schemas.map((name) => schemaOf(contract, name)),
  ])
  for (const kind of ['schemas', 'responses', 'headers', 'parameters'] as const)
    for (const [name, component] of Object.entries(contract.components[kind]))
      if (!wanted.has(component)) delete contract.components[kind][name]
  return contract
}

/**
 * Returns the given parts of the contract, and all components that they refer to, directly or through others.
 */
function referredTo(contract: Planted, parts: object[], found = new Set<unknown>()): Set<unknown> {
  for (const part of parts) {
    if (found.has(part)) continue
    found.add(part)
    const named = Object.values(part).map((value: unknown) =>
      typeof value === 'string' && value.startsWith('#/') ? lookUp(contract, value) : value,
    )
    const within = named.filter((value) => typeof value === 'object' && value !== null)
    referredTo(contract, within, found)
  }
  return found
}

function lookUp(contract: Planted, pointer: string): unknown {
  return pointer
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], contract) // the bundle has no broken pointer
}
