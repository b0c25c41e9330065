import {
  type Contract,
  type Operation,
  type Parameter,
  type ParameterPlace,
  operationsOf,
  resolve,
} from './contract.ts'
import { writeGenerated } from './paths.ts'
import { takesKey } from './write-call-facts.ts'

const places: ParameterPlace[] = ['path', 'query', 'header']

export async function writeOperations(contract: Contract): Promise<void> {
  const operations = operationsOf(contract)
  const imports = operations.map(({ id }) => `import * as ${id} from './zod/${id}Schema.ts'`)
  const constants = operations.map((one) => constantOf(contract, one))
  const types = operations.map(({ id }) => `  readonly ${id}: typeof ${id}Operation`)
  const entries = operations.map(({ id }) => `  ${id}: ${id}Operation,`)
  await writeGenerated(
    'operations.ts',
    [
      `import * as z from 'zod/mini'`,
      '',
      ...imports,
      '',
      ...constants,
      '',
      // Each operation is declared by itself, because the compiler cuts a type of all of them short.
      'export const operations: {',
      ...types,
      '} = {',
      ...entries,
      '}',
    ].join('\n'),
  )
}

function constantOf(contract: Contract, operation: Operation): string {
  const { id, method, path, tag, timeoutMs, security, bodyType } = operation
  const body = bodyType ? bodySchema(operation) : 'null'
  return `const ${id}Operation = {
  method: '${method}',
  path: '${path}',
  tag: '${tag}',
  timeoutMs: ${timeoutMs},
  security: '${security}',
  roles: [${operation.roles.map((role) => `'${role}'`).join(', ')}],
  idempotent: ${takesKey(operation)},
  problemCodes: [${operation.problemCodes.map((code) => `'${code}'`).join(', ')}],
  primitives: {
${places.map((place) => `    ${place}: ${primitivesOf(contract, operation, place)},`).join('\n')}
  },
  params: {
${places.map((place) => `    ${place}: ${parametersOf(operation, place)},`).join('\n')}
  },
  body: ${body},
  bodyType: ${bodyType ? `'${bodyType}'` : 'null'},
  responses: {
${operation.answers.map((one) => `    ${one.status}: ${one.hasBody ? answerSchema(operation, one.status) : 'null'},`).join('\n')}
  },
} as const`
}

/**
 * Returns the schema of an operation's parameters in one place. Unknown query and path parameters are refused; unknown
 * headers are dropped, because requests carry many of them.
 */
function parametersOf(operation: Operation, place: ParameterPlace): string {
  const fields = operation.parameters
    .filter((one) => one.in === place)
    .map((one) => `'${one.name}': ${parameterSchema(operation, one)}`)
  return `z.${place === 'header' ? 'object' : 'strictObject'}(${toRecord(fields)})`
}

function primitivesOf(contract: Contract, operation: Operation, place: ParameterPlace): string {
  const fields = operation.parameters
    .filter((one) => one.in === place)
    .map((one) => `'${one.name}': '${primitiveOf(contract, operation, one)}'`)
  return toRecord(fields)
}

function primitiveOf(contract: Contract, operation: Operation, parameter: Parameter): string {
  const { type } = resolve(contract, parameter.schema)
  if (type === 'string' || type === 'integer' || type === 'number' || type === 'boolean')
    return type
  throw new Error(
    `${operation.id}: parameter ${parameter.name} is no primitive; teach coerceParameters first`,
  )
}

function parameterSchema(operation: Operation, { in: place, name }: Parameter): string {
  return `${operation.id}.${operation.id}${toPascal(place)}${name.split('-').map(toPascal).join('')}Schema`
}

function answerSchema(operation: Operation, status: string): string {
  return `${operation.id}.${operation.id}Status${status}Schema`
}

function bodySchema(operation: Operation): string {
  return `${operation.id}.${operation.id}BodySchema`
}

function toRecord(fields: string[]): string {
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

function toPascal(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
