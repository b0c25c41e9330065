import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'

import type { Contract } from './contract.ts'
import { writeGenerated } from './paths.ts'

const file = ts.factory.createTypeReferenceNode('File')

export async function writeTypes(contract: Contract): Promise<void> {
  const ast = await openapiTypescript(JSON.stringify(contract, withoutBodyExamples), {
    transform: (schema) => (schema.format === 'binary' ? file : undefined),
  })
  await writeGenerated('schema.ts', astToString(ast))
}

/** Whole example bodies would be most of the file; examples of single values stay as JSDoc. */
function withoutBodyExamples(key: string, value: unknown): unknown {
  return key === 'example' && typeof value === 'object' ? undefined : value
}
