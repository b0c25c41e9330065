import { type Contract, operationsOf } from './contract.ts'
import { writeGenerated } from './paths.ts'

/** One constant each, so that a bundle has those that it names and no other. */
export async function writeGetOperations(contract: Contract): Promise<void> {
  const constants = operationsOf(contract)
    .filter(({ method }) => method === 'get')
    .map(({ id, path }) => `export const ${id} = { id: '${id}', path: '${path}' } as const`)
  await writeGenerated('get-operations.ts', constants.join('\n'))
}
