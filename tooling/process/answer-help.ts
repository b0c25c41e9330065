/** Prints how a command is used and ends the program, if it was called with `--help`. */
export function answerHelp(usage: string, typed: readonly string[] = process.argv): void {
  if (!typed.includes('--help')) return
  console.log(usage)
  process.exit(0)
}
