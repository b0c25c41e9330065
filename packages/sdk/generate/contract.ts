/** The parts of an OpenAPI 3.1 document that the generators read. */
export type Contract = {
  paths: Record<string, PathItem>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
  }
}

type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<Record<Method, RawOperation>>

type RawOperation = {
  operationId: string
  tags: string[]
  parameters?: (Parameter | Reference)[]
  security?: Record<string, string[]>[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, Answer | Reference>
  'x-roles': string[]
  'x-timeout-ms': number
  'x-problem-codes': string[]
}

export type Method = 'get' | 'post' | 'put' | 'delete'
export type ParameterPlace = 'path' | 'query' | 'header'
export type Parameter = { name: string; in: ParameterPlace; schema: Schema | Reference }
export type Schema = {
  type?: string
  enum?: string[]
  'x-problems'?: Record<string, RawProblem>
} & Record<string, unknown>

/** The facts about one refusal in the contract. */
export type RawProblem = {
  status: number
  params: Record<string, { type: 'string' | 'integer' | 'boolean'; optional?: boolean }>
}

type Answer = { content?: Record<string, unknown> }
type Reference = { $ref: string }

/** An operation with its references resolved. */
export type Operation = {
  id: string
  method: Method
  path: string
  tag: string
  timeoutMs: number
  roles: string[]
  security: 'none' | 'optional' | 'required'
  problemCodes: string[]
  parameters: Parameter[]
  bodyType: 'json' | 'multipart' | null
  answers: { status: string; hasBody: boolean }[]
}

const methods: Method[] = ['get', 'post', 'put', 'delete']

export function operationsOf(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method]
      return raw ? [toOperation(contract, path, method, raw, item.parameters ?? [])] : []
    }),
  )
}

export function resolve<T extends object>(contract: Contract, value: T | Reference): T {
  if (!('$ref' in value)) return value
  const steps = value.$ref.slice(2).split('/')
  let found: unknown = contract
  for (const step of steps) found = (found as Record<string, unknown>)[step] // redocly has checked every reference
  return resolve(contract, found as T)
}

function toOperation(
  contract: Contract,
  path: string,
  method: Method,
  raw: RawOperation,
  shared: (Parameter | Reference)[],
): Operation {
  return {
    id: raw.operationId,
    method,
    path,
    tag: raw.tags[0] ?? '',
    timeoutMs: raw['x-timeout-ms'],
    roles: raw['x-roles'],
    security: securityOf(raw.security ?? []),
    problemCodes: raw['x-problem-codes'],
    parameters: [...shared, ...(raw.parameters ?? [])].map((one) => resolve(contract, one)),
    bodyType: bodyTypeOf(raw),
    answers: Object.entries(raw.responses).map(([status, answer]) => ({
      status,
      hasBody: resolve(contract, answer).content !== undefined,
    })),
  }
}

function securityOf(choices: Record<string, string[]>[]): Operation['security'] {
  if (choices.length === 0) return 'none'
  return choices.some((choice) => Object.keys(choice).length === 0) ? 'optional' : 'required'
}

function bodyTypeOf(raw: RawOperation): Operation['bodyType'] {
  const types = Object.keys(raw.requestBody?.content ?? {})
  if (types.includes('multipart/form-data')) return 'multipart'
  return types.includes('application/json') ? 'json' : null
}
