import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { commandFile, root, run } from '../../process/run.ts'
import { type Client, CLIENTS, workshop } from './clients.ts'

/** The seconds of each run. The runs of all clients alternate. */
export type TypeCheck = { readonly client: Client; readonly seconds: readonly number[] }
export type TypeChecks = { readonly compiler: string; readonly clients: TypeCheck[] }

const TYPED = ['openapi-fetch', 'selat', 'hey-api']
const COMPILERS = [
  { compiler: 'TypeScript 7', folder: root },
  { compiler: 'TypeScript 6', folder: join(root, 'tooling') },
]

/** Runs `tsc --noEmit` for one program, without a cache from earlier runs. */
export async function measureTypeChecks(runs: number): Promise<TypeChecks[]> {
  const checks = COMPILERS.map(({ compiler, folder }) => ({
    compiler,
    tsc: commandFile(folder, 'typescript', 'tsc'),
    clients: CLIENTS.filter(({ id }) => TYPED.includes(id)).map((client) => ({
      client,
      seconds: [] as number[],
    })),
  }))
  for (let time = -1; time < runs; time += 1) {
    for (const { tsc, clients } of checks) {
      for (const { client, seconds } of clients) {
        const measured = await typeCheck(tsc, client)
        // The first run only fills the system's cache of files.
        if (time >= 0) seconds.push(measured)
      }
    }
  }
  return checks.map(({ compiler, clients }) => ({ compiler, clients }))
}

async function typeCheck(tsc: string, { id }: Client): Promise<number> {
  const project = join(workshop, `tsconfig.${id}.json`)
  const extended = { extends: './tsconfig.json', files: [`${id}.ts`], include: [] }
  writeFileSync(project, JSON.stringify(extended))
  const args = [tsc, '--noEmit', '--extendedDiagnostics', '-p', project]
  const { code, output } = await run('node', args, { capture: true })
  if (code !== 0) throw new Error(`${id} does not compile:\n${output}`)
  return totalSecondsOf(output)
}

/** Reads the last line of `--extendedDiagnostics`. */
export function totalSecondsOf(diagnostics: string): number {
  const [, seconds] = /^Total time:\s+([\d.]+)s$/m.exec(diagnostics) ?? []
  if (seconds === undefined) throw new Error(`No total time in:\n${diagnostics}`)
  return Number(seconds)
}
