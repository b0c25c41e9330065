import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { type CheckCompiler, createCheckCompiler } from './checks/compile-checks.ts'
import { type Contract, type Operation, operationsOf, resolve, type Schema } from './contract.ts'
import { generatedFolder, writeGenerated } from './paths.ts'

/** Of clients: a module for each operation, because a page loads those of the operations that it calls. */
export async function writeOpenChecks(opened: Contract): Promise<void> {
  const folder = join(generatedFolder, 'checks')
  // No operation of an earlier contract stays.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const operations = operationsOf(opened)
  for (const operation of operations) {
    const compiler = createCheckCompiler(opened.components.schemas, 'open')
    const checks = `export const checks: AnswerChecks = ${checksOf(opened, operation, compiler)}`
    await writeGenerated(`checks/${operation.id}.ts`, moduleOf(compiler, checks, '../../values'))
  }
  const entries = operations.map(
    ({ id, method, path }) => `  '${method} ${path}': () => import('./checks/${id}.ts'),`,
  )
  await writeGenerated(
    'load-checks.ts',
    [
      `import type { AnswerChecks } from '../values/fits.ts'`,
      '',
      '/** What each operation answers when it succeeds, as `method path`. */',
      'export const loadChecks: Readonly<Record<string, () => Promise<{ checks: AnswerChecks }>>> = {',
      ...entries,
      '}',
    ].join('\n'),
  )
}

/** Of servers, which need all operations, and answer with nothing but what their contract has: one module. */
export async function writeClosedChecks(contract: Contract): Promise<void> {
  const compiler = createCheckCompiler(contract.components.schemas, 'closed')
  const entries = operationsOf(contract).map(
    (operation) => `  ${operation.id}: ${checksOf(contract, operation, compiler)},`,
  )
  const checks = [
    '/** What each operation may answer when it succeeds, by its operationId: no field and no value that the contract lacks. */',
    'export const closedChecks: Readonly<Record<string, AnswerChecks>> = {',
    ...entries,
    '}',
  ]
  await writeGenerated('closed-checks.ts', moduleOf(compiler, checks.join('\n'), '../values'))
}

/** By status; null where no body comes. */
function checksOf(contract: Contract, operation: Operation, compiler: CheckCompiler): string {
  const checks = operation.answers
    .filter(({ status }) => status.startsWith('2'))
    .map(({ status, hasBody }) => {
      const schema = hasBody ? schemaOf(contract, operation, status) : null
      return `${status}: ${schema ? `(v) => ${compiler.check(schema, 'v')}` : 'null'}`
    })
  return `{ ${checks.join(', ')} }`
}

function schemaOf(contract: Contract, { id, path, method }: Operation, status: string): Schema {
  const answer = contract.paths[path]?.[method]?.responses[status]
  const { content = {} } = answer ? resolve(contract, answer) : {}
  const json = content['application/json'] as { schema: Schema } | undefined // its shape in OpenAPI
  if (!json) throw new Error(`${id}: the body of ${status} is no JSON; teach the compiler first`)
  return json.schema
}

/** The functions come after the expressions that call them, which is when they are known. */
function moduleOf(compiler: CheckCompiler, checks: string, values: string): string {
  const functions = compiler.print()
  const used = FUNCTIONS.filter(
    (name) => functions.includes(`${name}(`) || checks.includes(`${name}(`),
  )
  const names = ['type AnswerChecks', ...used].join(', ')
  return [`import { ${names} } from '${values}/fits.ts'`, functions, checks]
    .filter((part) => part !== '')
    .join('\n\n')
}

const FUNCTIONS = [
  'countFields',
  'isAbsoluteAddress',
  'isDate',
  'isDateTime',
  'isEmail',
  'isMultipleOf',
]
