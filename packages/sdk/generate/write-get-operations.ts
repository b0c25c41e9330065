import { type Contract, operationsOf } from './contract.ts'
import { writeGenerated } from './paths.ts'

/**
 * Writes one constant for each GET operation, so that a bundle contains only those that it uses.
 */
export async function writeGetOperations(contract: Contract): Promise<void> {
  const constants = operationsOf(contract)
    .filter(({ method }) => method === 'get')
    .map(({ id, path }) => `export const ${id} = { id: '${id}', path: '${path}' } as const`)
  await writeGenerated('get-operations.ts', constants.join('\n'))
}
