import { run } from '../process/run.ts'

// Generated code is committed; new or changed files after `pnpm generate` mean that it was not made from this contract.
const [folder = '.'] = process.argv.slice(2)

const { code, output } = await run('git', ['status', '--porcelain', '--', folder], {
  cwd: process.cwd(),
  capture: true,
})
const drifted = output.trim() !== ''
if (drifted) {
  console.error(
    `What is committed in ${folder} is not what pnpm generate makes of this contract. Commit what it makes; what was edited by hand belongs into openapi/ or packages/sdk/generate:\n${output}`,
  )
  await run('git', ['--no-pager', 'diff', '--stat', '--', folder], { cwd: process.cwd() })
}
process.exitCode = code !== 0 || drifted ? 1 : 0
