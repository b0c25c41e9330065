import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { createClient } from '@hey-api/openapi-ts'
import { build } from 'esbuild'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'

import { commandFile, root, run } from '../../process/run.ts'
import { CLIENTS, workshop } from './clients.ts'

const contract = join(root, 'packages/sdk/src/generated/openapi.json')

/**
 * Copies the programs, generates the peers' code from the contract, and checks that everything compiles.
 */
export async function prepare(): Promise<void> {
  rmSync(workshop, { recursive: true, force: true })
  cpSync(join(import.meta.dirname, 'programs'), workshop, { recursive: true })
  // A junction needs no special permission on Windows.
  symlinkSync(join(root, 'tooling/node_modules'), join(workshop, 'node_modules'), 'junction')
  const made = join(workshop, 'made')
  mkdirSync(made)
  cpSync(contract, join(made, 'contract.json'))
  writeFileSync(join(made, 'schema.ts'), await typesOfContract())
  await generateHeyApi(join(made, 'hey-api'), false)
  await generateHeyApi(join(made, 'hey-api-zod'), true)
  await compile()
}

/** The guide of openapi-typescript recommends this for files in forms. */
async function typesOfContract(): Promise<string> {
  const file = ts.factory.createTypeReferenceNode('File')
  const ast = await openapiTypescript(readFileSync(contract, 'utf8'), {
    transform: (schema) => (schema.format === 'binary' ? file : undefined),
  })
  return astToString(ast)
}

async function generateHeyApi(path: string, isChecked: boolean): Promise<void> {
  await createClient({
    input: contract,
    output: { path, entryFile: false },
    logs: { level: 'silent' },
    plugins: [
      '@hey-api/client-fetch',
      '@hey-api/typescript',
      // The times in the contract have offsets.
      ...(isChecked ? [{ name: 'zod', dates: { offset: true } } as const] : []),
      { name: '@hey-api/sdk', validator: isChecked && { response: 'zod' } },
    ],
  })
}

/** Compiles for Node, without bundling packages. */
async function compile(): Promise<void> {
  const tsc = commandFile(root, 'typescript', 'tsc')
  const { code, output } = await run('node', [tsc, '-p', workshop], { capture: true })
  if (code !== 0) throw new Error(`The programs do not compile:\n${output}`)
  const programs = [...CLIENTS.map(({ id }) => id), 'validators']
  await build({
    entryPoints: programs.map((id) => join(workshop, `${id}.ts`)),
    outdir: join(workshop, 'node'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  })
}
