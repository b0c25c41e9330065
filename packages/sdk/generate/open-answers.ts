import type { Contract, Schema } from './contract.ts'
import { openSchema, UNKNOWN_VALUE, unknownKindsOf, unknownValue } from './open-schema.ts'
import { reachableFrom, withNames } from './schema-refs.ts'

type Schemas = Contract['components']['schemas']

/**
 * Returns the contract by which clients check the server (docs/decisions/0087-answers-grow-by-values.md). An answer may have
 * values that this version does not know; a request may not. If a schema is used in both and would differ, it gets two
 * forms: the answer keeps the name, and the request is called `…Request`. A schema called `…Input` keeps its name in
 * requests, and the form for answers is `…InputAnswer`.
 */
export function openAnswers({ paths, components, ...rest }: Contract): Contract {
  const { schemas, parameters, responses } = components
  const given = reachableFrom([responses, answersIn(paths)], schemas)
  const sent = reachableFrom([parameters, withoutAnswers(paths)], schemas)
  const isTwofold = (name: string) => sent.has(name) && given.has(name) && grows(name, schemas)
  const twofold = new Set(Object.keys(schemas).filter(isTwofold))
  const toSent = (name: string) => (twofold.has(name) && !isInput(name) ? `${name}Request` : name)
  const toGiven = (name: string) => (twofold.has(name) && isInput(name) ? `${name}Answer` : name)

  const forms = Object.entries(schemas).flatMap(([name, schema]) => {
    const asGiven = [toGiven(name), withNames(openSchema(name, schemas), toGiven)] as const
    const asSent = [toSent(name), withNames(schema, toSent)] as const
    if (twofold.has(name)) return [asGiven, asSent]
    return [given.has(name) ? asGiven : asSent]
  })
  const added = [[UNKNOWN_VALUE, unknownValue] as const, ...unknownKindsOf(schemas, given)]
  return {
    ...rest,
    paths: withNames(withNames(paths, toSent, 'responses'), toGiven, 'requestBody'),
    components: {
      ...components,
      schemas: joined([...forms, ...added]),
      parameters: withNames(parameters, toSent),
      responses: withNames(responses, toGiven),
    },
  }
}

const isInput = (name: string) => name.endsWith('Input')

function answersIn(paths: Contract['paths']): unknown {
  return Object.values(paths).map((item) =>
    Object.values(item).map((one) => ('responses' in one ? one.responses : [])),
  )
}

function withoutAnswers(paths: Contract['paths']): unknown {
  return JSON.parse(
    JSON.stringify(paths, (key, value: unknown) => (key === 'responses' ? undefined : value)),
  )
}

/** Whether the schema, or one that it refers to, has another form in answers. */
function grows(name: string, schemas: Schemas): boolean {
  return [name, ...reachableFrom(schemas[name], schemas)].some(
    (one) => JSON.stringify(openSchema(one, schemas)) !== JSON.stringify(schemas[one]),
  )
}

function joined(entries: readonly (readonly [string, Schema])[]): Schemas {
  const all: Schemas = {}
  for (const [name, schema] of entries) {
    if (name in all) throw new Error(`The contract has a ${name} of its own, and another is made.`)
    all[name] = schema
  }
  return all
}
