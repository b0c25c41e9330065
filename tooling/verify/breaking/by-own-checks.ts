import type { Break } from './break.ts'

/** The parts of a contract that are compared here. Redocly has checked their shape. */
type Contract = {
  readonly security?: Security
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly headers: Readonly<Record<string, Header>>
    readonly securitySchemes: Readonly<Record<string, Scheme>>
  }
}
/**
 * Alternatives of authentication. Each lists the schemes that are needed together; an empty one needs none.
 */
type Security = readonly Readonly<Record<string, readonly string[]>>[]
type Operation = {
  readonly security?: Security
  readonly 'x-roles'?: readonly string[]
  readonly responses?: Readonly<Record<string, Answer>>
}
type Answer = { readonly $ref?: string; readonly headers?: Readonly<Record<string, Header>> }
type Header = { readonly $ref?: string; readonly schema?: Schema }
type Schema = { readonly 'x-problems'?: Readonly<Record<string, Problem>> } & Readonly<
  Record<string, unknown>
>
type Problem = {
  readonly status: number
  readonly params: Readonly<Record<string, { readonly type: string; readonly optional?: boolean }>>
}
type Scheme = { readonly description?: string } & Readonly<Record<string, unknown>>
type Found = Omit<Break, 'by'>

/**
 * Finds breaks that no checker of OpenAPI finds. These are refusals and roles, which are extensions of ours; another format
 * of a text, which checkers consider a narrower one; and headers behind a reference. It also compares how a session is sent,
 * and the security that an operation inherits from the contract.
 */
export function byOwnChecks(released: string, present: string): Break[] {
  const before = JSON.parse(released) as Contract
  const after = JSON.parse(present) as Contract
  const found = [
    ...changedProblems(before, after),
    ...changedFormats(before.components.schemas, after.components.schemas, []),
    ...changedSchemes(before, after),
    ...inOperations(before, after),
  ]
  return found.map((one) => ({ by: 'selat', ...one }))
}

function changedProblems(before: Contract, after: Contract): Found[] {
  const now = problemsOf(after)
  return Object.entries(problemsOf(before)).flatMap(([code, { status, params }]) => {
    const where = `problem ${code}`
    const present = now[code]
    if (!present) return [{ where, what: 'is described no more' }]
    const moved =
      present.status === status ? [] : [`its status was ${status}, is ${present.status}`]
    const differing = Object.entries(params).flatMap(([name, param]) => {
      const given = present.params[name]
      if (!given) return [`the param ${name} is gone`]
      if (given.type !== param.type)
        return [`the param ${name} was ${param.type}, is ${given.type}`]
      return given.optional && !param.optional ? [`the param ${name} is not always there`] : []
    })
    return [...moved, ...differing].map((what) => ({ where, what }))
  })
}

function problemsOf({ components }: Contract): Readonly<Record<string, Problem>> {
  return components.schemas['ProblemCode']?.['x-problems'] ?? {}
}

/**
 * Compares formats at the same place in the same named schema, because code that was generated for one format cannot read
 * another.
 */
function changedFormats(before: unknown, after: unknown, path: readonly string[]): Found[] {
  if (!isRecord(before) || !isRecord(after)) return []
  const [was, is] = [before['format'], after['format']]
  const here =
    typeof was === 'string' && typeof is === 'string' && was !== is
      ? [
          {
            where: path.filter((name) => name !== 'properties').join('.'),
            what: `the format was ${was}, is ${is}`,
          },
        ]
      : []
  const inside = Object.keys(before)
    .filter((key) => !['example', 'examples', 'x-problems'].includes(key))
    .flatMap((key) => changedFormats(before[key], after[key], [...path, key]))
  return [...here, ...inside]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function changedSchemes(
  { components: before }: Contract,
  { components: after }: Contract,
): Found[] {
  const inShort = ({ description: _words, ...scheme }: Scheme) => JSON.stringify(scheme)
  return Object.entries(before.securitySchemes).flatMap(([name, scheme]) => {
    const present = after.securitySchemes[name]
    const [was, is] = [inShort(scheme), present ? inShort(present) : 'gone']
    return was === is ? [] : [{ where: `security scheme ${name}`, what: `was ${was}, is ${is}` }]
  })
}

function inOperations(before: Contract, after: Contract): Found[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      // If it was removed, the other checks report that.
      const present = after.paths[path]?.[method]
      if (!present) return []
      const where = `${method} ${path}`
      const roles = (operation['x-roles'] ?? []).filter(
        (role) => !(present['x-roles'] ?? []).includes(role),
      )
      const refused = refusedCallers([before, operation], [after, present])
      const headers = changedHeaders([before, operation], [after, present])
      return [
        ...roles.map((role) => `${role} may not call it any more`),
        ...refused.map((caller) => `it can be called with ${caller} no more`),
        ...headers,
      ].map((what) => ({ where, what }))
    }),
  )
}

type Side = readonly [contract: Contract, operation: Operation]

/** Returns the alternatives of authentication that were enough before, but no longer are. */
function refusedCallers(before: Side, after: Side): string[] {
  const now = choicesOf(...after)
  return choicesOf(...before)
    .filter((had) => !now.some((asked) => asked.every((name) => had.includes(name))))
    .map((had) => had.join(' and ') || 'nothing')
}

/**
 * Returns the schemes of each alternative. An operation without security of its own has the contract's; without any
 * alternative, it needs none.
 */
function choicesOf(contract: Contract, operation: Operation): string[][] {
  const choices = operation.security ?? contract.security ?? []
  return choices.length === 0 ? [[]] : choices.map((choice) => Object.keys(choice))
}

function changedHeaders(before: Side, after: Side): string[] {
  const now = headersOf(...after)
  return Object.entries(headersOf(...before)).flatMap(([name, schema]) => {
    if (now[name] === undefined) return [`${name} is sent no more`]
    return now[name] === schema ? [] : [`${name} was ${schema}, is ${now[name]}`]
  })
}

/** Returns the headers of an operation's answers by `status name`, with their schemas as text. */
function headersOf(
  { components }: Contract,
  { responses = {} }: Operation,
): Record<string, string> {
  const named = Object.entries(responses).flatMap(([status, answer]) => {
    const { headers = {} } = resolve(components.responses, answer)
    return Object.entries(headers).map(([name, header]) => {
      const { schema = {} } = resolve(components.headers, header)
      return [`the header ${name} of ${status}`, JSON.stringify(schema)] as const
    })
  })
  return Object.fromEntries(named)
}

function resolve<T extends { readonly $ref?: string }>(
  all: Readonly<Record<string, T>>,
  one: T,
): T {
  return all[one.$ref?.split('/').at(-1) ?? ''] ?? one
}
