import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/run.ts'
import { describeAccess } from './describe-access.ts'
import { describeEvents } from './describe-events.ts'
import { describeProblems } from './describe-problems.ts'
import { describeScenarios } from './describe-scenarios.ts'
import { describeStates } from './describe-states.ts'

const pages = {
  access: describeAccess,
  events: describeEvents,
  states: describeStates,
  scenarios: describeScenarios,
}

const wanted = process.argv.slice(2)
for (const [name, describe] of Object.entries(pages))
  if (wanted.length === 0 || wanted.includes(name))
    writeFileSync(join(root, `docs/${name}.md`), describe())

if (wanted.length === 0 || wanted.includes('problems')) {
  const folder = join(root, 'docs/problems')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [name, text] of Object.entries(describeProblems()))
    writeFileSync(join(folder, name), text)
}
