import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import type { ProblemCode } from '@selat/sdk/problems'

import { describedProblems } from './described-problems.ts'

type Answer = { readonly $ref?: string; readonly description?: string }
type Operation = {
  readonly description?: string
  readonly responses: Readonly<Record<string, Answer>>
  readonly 'x-roles': readonly string[]
  readonly 'x-problem-codes': readonly ProblemCode[]
}
type PathItem = Readonly<Record<string, Operation | readonly unknown[]>>

// JSON has one type for each path; only these parts of it are read.
const paths = contract.paths as unknown as Readonly<Record<string, PathItem>>
const sharedAnswers = contract.components.responses as Readonly<Record<string, Answer>>

/**
 * Returns the contract in the form of the reference. Each status of a refusal has the codes that the operation answers with,
 * their meaning, and an example of each. The contract itself describes a status once for all operations.
 */
export function readableContract(): Record<string, unknown> {
  const readable = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [
        key,
        'responses' in value ? readableOperation(value) : value,
      ]),
    ),
  ])
  return { ...contract, servers: [{ url: '/' }], paths: Object.fromEntries(readable) }
}

function readableOperation(operation: Operation): object {
  const { description = '', responses, 'x-roles': roles, 'x-problem-codes': codes } = operation
  const answers = Object.entries(responses).map(([status, answer]) => {
    const whole = sharedAnswers[answer.$ref?.split('/').at(-1) ?? ''] ?? answer
    const ofStatus = codes.filter((code) => String(describedProblems[code].status) === status)
    return [status, ofStatus.length > 0 ? readableRefusal(whole, ofStatus) : whole]
  })
  return {
    ...operation,
    description: `${description}\n\nFor: ${roles.join(', ')}.`.trim(),
    responses: Object.fromEntries(answers),
  }
}

function readableRefusal(answer: Answer, codes: readonly ProblemCode[]): object {
  const lines = codes.map(
    (code) => `- [\`${code}\`](/docs/problems#${code}) ${describedProblems[code].means}`,
  )
  const examples = codes.map((code) => [code, { value: describedProblems[code].example }])
  return {
    ...answer,
    description: [answer.description ?? '', ...lines].join('\n'),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}
