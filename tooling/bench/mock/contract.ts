import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../process/run.ts'

type MediaType = { schema?: unknown; example?: unknown }

/** The parts of the bundled contract that are changed here. */
type Contract = {
  servers: unknown[]
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content: Record<string, MediaType> }> }>
  >
}

export type Example = {
  readonly path: string
  readonly method: 'get' | 'post'
  readonly status: number
  readonly body: unknown
}

/**
 * Writes the bundled contract for the peers, with our own answers as its examples, so that they send the same. Prism needs
 * an example beside the schema, Mockoon one inside of it.
 */
export function writeContract(
  file: string,
  examples: readonly Example[],
  place: 'beside' | 'inside',
): string {
  const source = join(root, 'packages/sdk/src/generated/openapi.json')
  const contract: Contract = JSON.parse(readFileSync(source, 'utf8'))
  contract.servers = [{ url: '/' }]
  for (const { path, method, status, body } of examples) {
    const media = contract.paths[path]?.[method]?.responses[status]?.content['application/json']
    if (!media) throw new Error(`The contract has no ${status} of ${method} ${path}`)
    if (place === 'beside') media.example = body
    else media.schema = { type: 'object', example: body }
  }
  writeFileSync(file, JSON.stringify(contract))
  return file
}
