import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, run } from '../../process/run.ts'
import { pinTo } from '../mock/pin.ts'
import { startSubject } from '../mock/subject.ts'
import { LARGE_SEARCH, searchPath } from '../mock/travel.ts'
import { workshop } from './clients.ts'
import type { Pace } from './speed.ts'

export type Validation = {
  readonly sailings: number
  readonly bytes: number
  /** The answers for each second of processor time, by round and validator. */
  readonly perSecond: Readonly<Record<string, readonly number[]>>
}

/** Compares validators with one real answer: that of the sandbox to a search for a round trip. */
export async function measureValidation(pace: Pace): Promise<Validation> {
  const answer = await askSandbox()
  writeFileSync(join(workshop, 'search.json'), answer)
  const worker = join(import.meta.dirname, 'validating.ts')
  const [command, args] = pinTo('load', process.execPath, [worker, JSON.stringify(pace)])
  const { code, output } = await run(command, args, { capture: true })
  if (code !== 0) throw new Error(`The validators fail:\n${output}`)
  return {
    sailings: answer.split('"Vessel"').length - 1,
    bytes: Buffer.byteLength(answer),
    perSecond: JSON.parse(output) as Validation['perSecond'], // validating.ts has written it
  }
}

async function askSandbox(): Promise<string> {
  const main = join(root, 'apps/mock-api/src/main.ts')
  const question = searchPath(LARGE_SEARCH)
  const sandbox = await startSubject({
    name: 'the sandbox',
    command: process.execPath,
    args: (port) => ['--conditions=source', main, '--port', String(port), '--host', '127.0.0.1'],
    question,
  })
  try {
    return await (await fetch(sandbox.origin + question)).text()
  } finally {
    await sandbox.stop()
  }
}
