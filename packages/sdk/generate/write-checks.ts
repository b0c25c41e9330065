import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { type CheckCompiler, createCheckCompiler } from './checks/compile-checks.ts'
import { type Contract, type Operation, operationsOf, resolve, type Schema } from './contract.ts'
import { generatedFolder, writeGenerated } from './paths.ts'

/** Writes the checks of clients: a module for each operation, because a page loads only those of operations that it calls. */
export async function writeOpenChecks(opened: Contract): Promise<void> {
  const folder = join(generatedFolder, 'checks')
  // The folder is emptied, so that no module of an earlier contract stays.
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

/**
 * Writes the checks of servers in one module, because a server has all operations. They refuse fields and values that the
 * contract does not have.
 */
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

/** Returns the source of an operation's checks by status; null for a status without a body. */
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

/**
 * Returns the source of a module. All of its expressions must be compiled first, because they decide which functions it
 * contains.
 */
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
