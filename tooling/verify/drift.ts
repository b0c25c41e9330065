import { run } from '../process/run.ts'

// Generated files are committed. If `pnpm generate` changes or adds a file, the committed ones were not made from the
// present sources.
const folders = process.argv.slice(2)

const { code, output } = await run('git', ['status', '--porcelain', '--', ...folders], {
  cwd: process.cwd(),
  capture: true,
})
const drifted = output.trim() !== ''
if (drifted) {
  console.error(
    `What is committed in ${folders.join(' and ')} is not what pnpm generate makes. Commit what it makes; what was edited by hand belongs into what it is made of, such as openapi/ or packages/sdk/generate:\n${output}`,
  )
  await run('git', ['--no-pager', 'diff', '--stat', '--', ...folders], { cwd: process.cwd() })
}
process.exitCode = code !== 0 || drifted ? 1 : 0
