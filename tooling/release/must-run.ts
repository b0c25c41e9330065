import { run } from '../process/run.ts'

/** Runs a step, and ends the program if it fails. */
export async function mustRun(command: string, args: string[]): Promise<void> {
  console.log(`\n▶ ${command} ${args.join(' ')}`)
  const { code } = await run(command, args)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`)
}
