import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads the words after a command like Node's `parseArgs`. If they are wrong, prints the reason and the usage, and ends the
 * program with exit code 2.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(2)
  }
}
