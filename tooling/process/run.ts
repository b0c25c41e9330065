import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

type Options = {
  cwd?: string
  env?: Record<string, string>
  /** Whether to return the output instead of showing it. */
  capture?: boolean
}

export type Finished = { code: number; output: string; durationMs: number }

/**
 * Returns a package's command as a file for node, because the shell scripts of packages do not work on every platform.
 */
export function commandFile(packageDirectory: string, dependency: string, command = dependency) {
  const directory = join(packageDirectory, 'node_modules', dependency)
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const file: unknown = typeof bin === 'string' ? bin : bin?.[command]
  if (typeof file !== 'string') throw new Error(`${dependency} has no command ${command}`)
  return join(directory, file)
}

export function environment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    ...extra,
  }
}

export function run(command: string, args: string[], options: Options = {}): Promise<Finished> {
  const { cwd = root, env, capture = false } = options
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: environment(env),
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    })
    let output = ''
    const finish = (code: number) =>
      resolve({ code, output, durationMs: performance.now() - startedAt })
    child.stdout?.on('data', (chunk) => (output += String(chunk)))
    child.stderr?.on('data', (chunk) => (output += String(chunk)))
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`
      if (!capture) console.error(output)
      finish(127)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}
