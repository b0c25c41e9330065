import type { Contract } from './contract.ts'
import { writeGenerated } from './paths.ts'

export async function writeProblemCodes(contract: Contract): Promise<void> {
  const codes = contract.components.schemas['ProblemCode']?.enum ?? []
  const rows = codes.map((code) => `  '${code}',`).join('\n')
  await writeGenerated('problem-codes.ts', `export const problemCodes = [\n${rows}\n] as const`)
}
