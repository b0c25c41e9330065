import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { faultOfName } from '../lint/language.js'
import { Draft, intoList } from './edit-file.ts'
import { toCamel, toKebab, toPascal } from './spellings.ts'

const NAME = /^get[A-Z][A-Za-z0-9]*$/
const HUB = 'openapi/openapi.yaml'
const REGISTRY = 'apps/mock-api/src/server/sandbox/registry.ts'
const MOCK = 'apps/mock-api/src'

export type NewOperation = {
  tree: string
  /** The name of a file of `openapi/paths`, without its ending. */
  resource: string
  /** The operation's id, such as `getOpeningHours`. */
  name: string
}

/**
 * Creates an operation that anybody may call. Returns the created and changed files; the contract's outputs must be
 * generated afterwards. Throws one sentence if it cannot be created.
 */
export function createOperation({ tree, resource, name }: NewOperation): string[] {
  const resources = readdirSync(join(tree, 'openapi/paths')).map((file) =>
    file.replace('.yaml', ''),
  )
  if (!resources.includes(resource))
    throw new Error(`There is no resource "${resource}". There are ${resources.join(', ')}.`)
  if (!NAME.test(name))
    throw new Error(`"${name}" is no name for it: it begins with get, as in getOpeningHours.`)
  // Code is made with this name, and the linter would refuse it there.
  const fault = faultOfName(name)
  if (fault !== undefined) throw new Error(fault)
  const draft = new Draft(tree)
  const file = toKebab(name)
  const place = file.replace('get-', '')
  const operation = {
    name,
    place,
    address: `/travel/v1/${place}`,
    key: toCamel(place),
    schema: toPascal(place),
    resource,
  }
  refuseTaken(draft, tree, operation)
  draft.change(`openapi/paths/${resource}.yaml`, (text) => text + pathText(operation, text))
  draft.change(`openapi/schemas/${resource}.yaml`, (text) => text + schemaText(operation))
  draft.change(HUB, (text) => afterResource(text, operation))
  const folder = folderOf(tree, draft.read(`openapi/paths/${resource}.yaml`))
  draft.make(`${MOCK}/${folder}/${file}.ts`, operationText(operation, folder))
  draft.make(`${MOCK}/${folder}/${file}.test.ts`, testText(operation, folder))
  draft.change(REGISTRY, (text) =>
    intoList(
      `import { ${name} } from '../../${folder}/${file}.ts'\n${text}`,
      'export const registry: Registry = {',
      `  ${name},`,
    ),
  )
  return draft.write()
}

type Operation = {
  name: string
  place: string
  address: string
  key: string
  schema: string
  resource: string
}

function refuseTaken(
  draft: Draft,
  tree: string,
  { name, address, key, schema, resource }: Operation,
): void {
  if (!existsSync(join(tree, `openapi/schemas/${resource}.yaml`)))
    throw new Error(
      `${resource} has no schemas of its own name, so its operations are made by hand.`,
    )
  for (const [folder, line] of [
    ['paths', `operationId: ${name}`],
    ['schemas', schema],
  ] as const)
    for (const file of readdirSync(join(tree, 'openapi', folder)))
      if (hasLine(draft.read(`openapi/${folder}/${file}`), line))
        throw new Error(`The contract has ${line} already, in openapi/${folder}/${file}.`)
  if (hasLine(draft.read(`openapi/paths/${resource}.yaml`), key))
    throw new Error(`openapi/paths/${resource}.yaml has ${key} already.`)
  if (draft.read(HUB).includes(`\n  ${address}:`))
    throw new Error(`The contract has the address ${address} already.`)
}

/** Whether a text has a line that is the given text, or begins with it as a key. */
const hasLine = (text: string, wanted: string) =>
  text.split('\n').some((line) => line.trim() === wanted || line.startsWith(`${wanted}:`))

/** Returns the folder of the new operation: that of the resource's first operation in the mock. */
function folderOf(tree: string, paths: string): string {
  const [, neighbour = ''] = /operationId: (\w+)/.exec(paths) ?? []
  const definition = new RegExp(`= define\\w*Operation\\(\\s*'${neighbour}'`)
  const file = readdirSync(join(tree, MOCK, 'features'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .find((path) => definition.test(readFileSync(join(tree, MOCK, 'features', path), 'utf8')))
  if (file === undefined) throw new Error(`The mock has no operation ${neighbour}.`)
  return `features/${dirname(file)}`
}

function afterResource(hub: string, { address, key, resource }: Operation): string {
  const lines = hub.split('\n')
  const last = lines.findLastIndex((line) => line.includes(`paths/${resource}.yaml#/`))
  const line = `  ${address}: { $ref: paths/${resource}.yaml#/${key} }`
  return lines.toSpliced(last + 1, 0, line).join('\n')
}

function pathText({ name, key, schema, place, resource }: Operation, paths: string): string {
  const [tag = ''] = /(?<=tags: \[)\w+/.exec(paths) ?? []
  return `${key}:
  get:
    operationId: ${name}
    tags: [${tag}]
    summary: Read the ${place.replaceAll('-', ' ')}
    x-roles: [visitor, customer, owner, booker, finance, instansi]
    x-timeout-ms: 1000000
    x-problem-codes: [internal_error, tenant_unknown, validation_failed]
    parameters:
    - {$ref: ../components/parameters.yaml#/System}
    - {$ref: ../components/parameters.yaml#/Currency}
    - {$ref: ../components/parameters.yaml#/AcceptLanguage}
    - {$ref: ../components/parameters.yaml#/RequestId}
    responses:
      '200':
        headers: {X-Request-Id: {$ref: ../components/headers.yaml#/RequestId}}
        description: What is asked for, of the tenant.
        content:
          application/json:
            schema: {$ref: ../schemas/${resource}.yaml#/${schema}}
            example: {Name: Nusa Strait Travel}
      '400': {$ref: ../components/responses.yaml#/BadRequest}
      '404': {$ref: ../components/responses.yaml#/NotFound}
      '500': {$ref: ../components/responses.yaml#/ServerError}
`
}

function schemaText({ schema }: Operation): string {
  return `${schema}:
  type: object
  required: [Name]
  properties:
    Name: { type: string, description: The tenant's name as travellers know it. }
`
}

function operationText({ name }: Operation, folder: string): string {
  return `import { defineOperation } from '${upFrom(folder)}operation/operation.ts'

export const ${name} = defineOperation('${name}', (_input, { tenant }) => ({
  status: 200,
  body: { Name: tenant.name },
}))
`
}

function testText({ name, place }: Operation, folder: string): string {
  return `import { expect, it } from 'vitest'

import { openSandbox } from '../${upFrom(folder)}lab/testing/open-sandbox.ts'

it('APP-1 the ${place.replaceAll('-', ' ')} are those of the tenant that is asked', async () => {
  const { call } = await openSandbox()

  const { body } = await call('${name}', { query: { system: 4103 } })

  expect(body).toEqual({ Name: 'Selat Riau Line' })
})
`
}

const upFrom = (folder: string) => '../'.repeat(folder.split('/').length)
