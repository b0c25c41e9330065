import type { Contract, Schema } from './contract.ts'
import { openSchema, UNKNOWN_VALUE, unknownKindsOf, unknownValue } from './open-schema.ts'
import { reachableFrom, withNames } from './schema-refs.ts'

type Schemas = Contract['components']['schemas']

/**
 * The contract as its clients hold the server to it (docs/decisions/0087-answers-grow-by-values.md). An answer has room
 * for values that this version does not know; what is sent has not. A schema that goes both ways and would differ has
 * two forms: the answer's keeps the name, and what may be sent is `…Request`. What is called `…Input` keeps it for what
 * is sent, and the answer's is `…InputAnswer`.
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

/** Whether an answer's form of it differs, or that of something that it is made of. */
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
