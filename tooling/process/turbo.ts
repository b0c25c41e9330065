import { run } from './run.ts'

// Through here so that turbo's telemetry is off on every platform's shell.
const { code } = await run('turbo', ['run', '--ui=stream', ...process.argv.slice(2)])
process.exitCode = code
