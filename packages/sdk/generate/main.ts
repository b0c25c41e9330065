import { mkdir } from 'node:fs/promises'

import { bundleContract } from './bundle-contract.ts'
import { openAnswers } from './open-answers.ts'
import { generatedFolder, removeLeftovers } from './paths.ts'
import { writeCallFacts } from './write-call-facts.ts'
import { writeClosedChecks, writeOpenChecks } from './write-checks.ts'
import { writeGetOperations } from './write-get-operations.ts'
import { writeOperations } from './write-operations.ts'
import { writeProblemCodes } from './write-problem-codes.ts'
import { writeProblemFacts } from './write-problem-facts.ts'
import { writeTypes } from './write-types.ts'
import { writeValidators } from './write-validators.ts'

await mkdir(generatedFolder, { recursive: true })
const contract = await bundleContract()
const opened = openAnswers(contract)
await writeTypes(opened)
await writeValidators(opened)
await writeOpenChecks(opened)
await writeClosedChecks(contract)
await writeProblemCodes(contract)
await writeProblemFacts(contract)
await writeOperations(contract)
await writeCallFacts(contract)
await writeGetOperations(contract)
await removeLeftovers()
