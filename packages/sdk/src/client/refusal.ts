import type { ProblemError } from '../errors/call-error.ts'

/** Carries a refused answer out of openapi-fetch's middleware. */
export class Refusal extends Error {
  readonly problem: ProblemError

  constructor(problem: ProblemError) {
    super(problem.code)
    this.problem = problem
  }
}
