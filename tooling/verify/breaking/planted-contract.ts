import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { presentContract } from './released.ts'

// As far as the tests reach into it.
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
  'x-roles': string[]
}
export type Planted = {
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Record<string, unknown>>
    headers: Record<string, object>
    securitySchemes: Record<string, object>
  }
}

/** A few paths of the contract with all that they refer to: what the checkers find there, they find everywhere. */
const KEPT = [
  '/travel/v1/auth/login',
  '/travel/v1/ferry/search',
  '/travel/v1/cart',
  '/travel/v1/order',
]

/** Writes the contract as it is and with one change, hands over both files, and removes them. */
export async function withChange<T>(
  change: (contract: Planted) => void,
  use: (before: string, after: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'selat-breaks-'))
  try {
    const contract = readContract()
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
  return schema as Required<Schema> // a test that reaches for what is not there fails by itself
}

function readContract(): Planted {
  const contract = JSON.parse(readFileSync(presentContract, 'utf8')) as Planted
  contract.paths = Object.fromEntries(
    Object.entries(contract.paths).filter(([path]) => KEPT.includes(path)),
  )
  return contract
}
