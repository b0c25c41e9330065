import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import type { ProblemCode } from '@selat/sdk/problems'

/** The description of a refusal's code in the contract, for readers. */
export type DescribedProblem = {
  readonly status: number
  readonly means: string
  readonly todo: string
  readonly params: Readonly<
    Record<
      string,
      { readonly type: string; readonly optional?: boolean; readonly description: string }
    >
  >
  readonly example: { readonly detail: string }
}

// JSON has one type for each entry; tests of the SDK check that all have this shape.
export const describedProblems = contract.components.schemas.ProblemCode[
  'x-problems'
] as unknown as Readonly<Record<ProblemCode, DescribedProblem>>
