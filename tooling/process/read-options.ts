import { parseArgs, type ParseArgsConfig } from 'node:util'

import { answerHelp } from './answer-help.ts'

/**
 * Reads the words after a command like Node's `parseArgs`, and answers `--help` by the usage. If the words are wrong, prints
 * the reason and the usage, and ends the program with exit code 2.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  answerHelp(usage)
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}
