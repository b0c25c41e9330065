import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import { type OperationId, operations } from '@selat/sdk/operations'

type Schema = {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
}

// JSON has one type for each schema and path; only this part of them is read.
const schemas = contract.components.schemas as unknown as Readonly<Record<string, Schema>>
const paths = contract.paths as unknown as Readonly<
  Record<string, Readonly<Record<string, { readonly requestBody?: Body }>>>
>
type Body = { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }

/** Whether a problem's pointer can name a part of an operation's input. */
export function isPlaceIn(id: OperationId, pointer: string): boolean {
  const { path, method, primitives } = operations[id]
  const [, place, name = ''] = /^(path|query|header):(.+)$/.exec(pointer) ?? []
  if (place === 'path' || place === 'query' || place === 'header') return name in primitives[place]
  const media = Object.values(paths[path]?.[method]?.requestBody?.content ?? {})
  return media.some(({ schema }) => leadsOn(schema, pointer.split('/').slice(1)))
}

function leadsOn(schema: Schema, [step, ...rest]: readonly string[]): boolean {
  if (schema.$ref !== undefined) {
    const found = schemas[schema.$ref.split('/').at(-1) ?? '']
    return found !== undefined && leadsOn(found, step === undefined ? [] : [step, ...rest])
  }
  if (step === undefined) return true
  if (schema.oneOf) return schema.oneOf.some((one) => leadsOn(one, [step, ...rest]))
  const next = schema.items && /^\d+$/.test(step) ? schema.items : schema.properties?.[step]
  return next !== undefined && leadsOn(next, rest)
}
