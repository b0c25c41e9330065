import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'

import type { Contract } from './contract.ts'
import { writeGenerated } from './paths.ts'

const file = ts.factory.createTypeReferenceNode('File')
const unknownValue = ts.factory.createTypeReferenceNode('UnknownValue')
const imports = `import type { UnknownValue } from '../values/unknown-value.ts'`

export async function writeTypes(contract: Contract): Promise<void> {
  const ast = await openapiTypescript(JSON.stringify(contract, withoutBodyExamples), {
    transform: (schema) => {
      if ('x-unknown-value' in schema) return unknownValue
      return schema.format === 'binary' ? file : undefined
    },
  })
  await writeGenerated('schema.ts', `${imports}\n\n${astToString(ast)}`)
}

/**
 * Removes whole example bodies, which would be most of the file. Examples of single values stay as JSDoc.
 */
function withoutBodyExamples(key: string, value: unknown): unknown {
  return key === 'example' && typeof value === 'object' ? undefined : value
}
