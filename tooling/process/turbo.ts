import { run } from './run.ts'

// turbo is started here, so that its telemetry is off in the shells of all platforms.
const { code } = await run('turbo', ['run', '--ui=stream', ...process.argv.slice(2)])
process.exitCode = code
