import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/run.ts'
import { describeStates } from './describe-states.ts'

writeFileSync(join(root, 'docs/states.md'), describeStates())
