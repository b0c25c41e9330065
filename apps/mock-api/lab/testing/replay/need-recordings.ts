import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { readRecording } from './recording.ts'
import { hashSources, hashWith } from './sources.ts'

const root = join(import.meta.dirname, '../../../../..')
/** The project that makes recordings. */
const RECORDING = 'mock-api'

/** Makes the recordings that are missing or older than their sources, unless this run makes them itself. */
export default async function needRecordings(project: TestProject) {
  const { vitest } = project
  const sources = hashSources()
  project.provide('sources', sources)
  if (vitest.projects.some(({ name }) => name === RECORDING)) return
  // Vitest has no public way to read the requested files.
  const asked: string[] | undefined = Reflect.get(vitest, 'filenamePattern')
  const { testFiles } = await project.globTestFiles(asked)
  const missing = testFiles.filter((path) => readRecording(path, hashWith(sources, path)) === null)
  if (missing.length === 0) return
  process.stderr.write(`Recording ${missing.length} test files in memory.\n`)
  const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `--project=${RECORDING}`]
  const { status } = spawnSync(process.execPath, [...command, ...missing], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('The tests that make the recordings fail in memory.')
}
