import fc from 'fast-check'

import contract from '../generated/openapi.json'

export type Schema = { readonly [word: string]: unknown }
type Schemas = Readonly<Record<string, Schema>>

/** A value that fits a schema, and the places of its values from closed lists. */
type Sample = { readonly value: unknown; readonly enumPlaces: readonly Place[] }
type Place = readonly (string | number)[]

const named = contract.components.schemas as unknown as Schemas // the JSON's inferred type is one type per schema

/**
 * Makes values that fit a schema, until each choice in it was used: every kind of a union, and the value instead of null.
 * All optional fields are present.
 */
export function samplesOf(schema: Schema): Sample[] {
  const { $ref, oneOf, anyOf, const: constant, enum: values } = schema
  if (typeof $ref === 'string') return samplesOf(named[$ref.split('/').at(-1) ?? ''] ?? {})
  const choices = (oneOf ?? anyOf) as Schema[] | undefined // its shape in OpenAPI
  if (choices) return choices.flatMap(samplesOf)
  if (Array.isArray(values)) return [{ value: values[0], enumPlaces: [[]] }]
  if (constant !== undefined) return [{ value: constant, enumPlaces: [[]] }]
  if (schema['type'] === 'object') return objectSamples(schema)
  return schema['type'] === 'array'
    ? arraySamples(schema)
    : [{ value: scalar(schema), enumPlaces: [] }]
}

/** Returns a copy of a value with another value at a place. */
export function replacedAt(value: unknown, [step, ...rest]: Place, by: unknown): unknown {
  if (step === undefined) return by
  const copy: unknown = Array.isArray(value) ? [...value] : { ...Object(value) }
  const held = copy as Record<string | number, unknown> // the copy is an object or a list
  held[step] = replacedAt(held[step], rest, by)
  return copy
}

/** Makes as many samples as the property with the most samples has; the samples of the other properties repeat. */
function objectSamples({ properties = {} }: Schema): Sample[] {
  const fields = Object.entries(properties as Schemas).map(
    ([name, schema]) => [name, samplesOf(schema)] as const,
  )
  const count = Math.max(1, ...fields.map(([, samples]) => samples.length))
  return Array.from({ length: count }, (_, turn) => {
    const chosen = fields.flatMap(([name, samples]) => {
      const sample = samples[turn % samples.length]
      return sample ? [[name, sample] as const] : []
    })
    return {
      value: Object.fromEntries(chosen.map(([name, { value }]) => [name, value])),
      enumPlaces: chosen.flatMap(([name, sample]) => below(name, sample)),
    }
  })
}

function arraySamples({ items = {}, minItems = 0, maxItems = Infinity }: Schema): Sample[] {
  const samples = samplesOf(items as Schema) // its shape in OpenAPI
  const size = Math.min(Math.max(samples.length, Number(minItems)), Number(maxItems))
  const shown = Array.from({ length: size }, (_, at) => samples[at % samples.length])
  return [
    {
      value: shown.map((sample) => sample?.value),
      enumPlaces: shown.flatMap((sample, at) => (sample ? below(at, sample) : [])),
    },
  ]
}

function below(step: string | number, { enumPlaces }: Sample): Place[] {
  return enumPlaces.map((place) => [step, ...place])
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-12-12',
  'date-time': '2026-11-20T06:45:00Z',
  email: 'wei.ling@example.com',
  uri: 'https://selat.example/here',
  uuid: '6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90',
}

function scalar({ type, format, pattern, minLength = 0, minimum = 0, ...rest }: Schema): unknown {
  if (type === 'null') return null
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number')
    return Math.max(Number(minimum), Number(rest['multipleOf'] ?? 0))
  if (format === 'binary') return new File(['x'], 'proof.png')
  if (typeof pattern === 'string')
    return textLike(pattern, Number(minLength), Number(rest['maxLength'] ?? Infinity))
  return FORMATS[String(format)] ?? 'x'.repeat(Math.max(1, Number(minLength)))
}

function textLike(pattern: string, minLength: number, maxLength: number): string {
  const isFit = (text: string) =>
    text.length >= minLength && text.length <= maxLength && new RegExp(pattern).test(text)
  const texts = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 50 })
  // A text of any length is generated short, and repeated until it is long enough.
  const [text] = texts
    .flatMap((one) => [one, one.repeat(minLength).slice(0, minLength)])
    .filter(isFit)
  if (text === undefined) throw new Error(`No text was found for ${pattern}.`)
  return text
}
