import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads the words after a command, as `parseArgs` of Node does. If they make no sense, it prints why and the usage, and ends
 * the program with exit code 2.
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
