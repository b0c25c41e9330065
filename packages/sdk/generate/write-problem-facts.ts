import type { Contract, RawProblem } from './contract.ts'
import { writeGenerated } from './paths.ts'

/**
 * Writes the facts about refusals into a module of their own, so that code that only tests for a code does not load them.
 */
export async function writeProblemFacts(contract: Contract): Promise<void> {
  const { enum: codes = [], 'x-problems': problems = {} } =
    contract.components.schemas['ProblemCode'] ?? {}
  const facts = codes.map((code) => `  ${code}: ${factsOf(code, problems[code])},`)
  await writeGenerated(
    'problem-facts.ts',
    `export const problemFacts = {\n${facts.join('\n')}\n} as const`,
  )
}

function factsOf(code: string, problem: RawProblem | undefined): string {
  if (!problem) throw new Error(`${code} is not described in openapi/schemas/problems.yaml`)
  const params = Object.entries(problem.params).map(
    ([name, { type, optional = false }]) =>
      `      ${name}: { type: '${type}', optional: ${optional} },`,
  )
  const listed = params.length > 0 ? `{\n${params.join('\n')}\n    }` : '{}'
  return `{\n    status: ${problem.status},\n    params: ${listed},\n  }`
}
