import document from '@selat/sdk/openapi.json' with { type: 'json' }
import { type OperationId, operations } from '@selat/sdk/operations'

/** The parts of JSON Schema that the contract uses. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly format?: string
}

export type Parameter = {
  readonly $ref?: string
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
  readonly example?: unknown
}

type Described = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: Schema; readonly example?: unknown }>
    >
  }
}

// The SDK's generator writes this file; its inferred type is too large to be useful.
const contract = document as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>> & Described>>
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly schemas: Readonly<Record<string, Schema>>
  }
}

/** Follows the reference of a schema, if it has one. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const found = contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`The contract has no ${schema.$ref}`)
  return resolve(found)
}

/** Returns every parameter of an operation. */
export function parametersOf(id: OperationId): Parameter[] {
  const { path, method } = operations[id]
  const item = contract.paths[path]
  return [...(item?.parameters ?? []), ...(item?.[method]?.parameters ?? [])].map((parameter) => {
    const name = parameter.$ref?.split('/').at(-1)
    return (name && contract.components.parameters[name]) || parameter
  })
}

/** Returns the schema of an operation's JSON body; null if there is none. */
export function bodySchemaOf(id: OperationId): Schema | null {
  const { path, method } = operations[id]
  return contract.paths[path]?.[method]?.requestBody?.content['application/json']?.schema ?? null
}

/** Returns the JSON body of an operation's example in the contract; undefined if there is none. */
export function exampleBodyOf(id: OperationId): unknown {
  const { path, method } = operations[id]
  return contract.paths[path]?.[method]?.requestBody?.content['application/json']?.example
}
