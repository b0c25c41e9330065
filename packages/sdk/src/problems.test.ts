import { expect, it } from 'vitest'

import type { ProblemParams } from './errors/call-error.ts'
import { readProblem } from './errors/read-problem.ts'
import contract from './generated/openapi.json'
import { PROBLEM_CODES, PROBLEMS, type ProblemCode, isProblem } from './problems.ts'
import { problemResponse } from './testing/answering-client.ts'
import { problemSchema } from './zod.ts'

type Described = {
  catalogue?: string
  example: Record<string, unknown> & { params: ProblemParams }
}

const { enum: codes, 'x-problems': problems } = contract.components.schemas.ProblemCode
// TypeScript gives each entry of the JSON its own type, and the tests need only the common fields.
const described = problems as unknown as Record<ProblemCode, Described>

it('ERR-3 describes every code of the closed list, and no other', () => {
  expect(Object.keys(problems)).toEqual(codes)
  expect(Object.keys(PROBLEMS)).toEqual([...PROBLEM_CODES])
})

it.each(PROBLEM_CODES)('ERR-3 has a valid example of %s', (code) => {
  const { example } = described[code]

  expect(problemSchema.parse(example)).toEqual(example)
  expect(example).toMatchObject({ code, status: PROBLEMS[code].status })
  expect(example['type']).toBe(`https://selat.example/problems/${code}`)
})

it.each(PROBLEM_CODES)('ERR-3 the example of %s has the declared parameters', (code) => {
  const { params } = described[code].example
  const declared = PROBLEMS[code].params
  const always = Object.keys(declared).filter((name) => !declared[name]?.optional)

  expect(Object.keys(params)).toEqual(expect.arrayContaining(always))
  for (const [name, value] of Object.entries(params))
    expect(typeof value === 'number' ? 'integer' : typeof value, name).toBe(declared[name]?.type)
})

it('ERR-3 covers every message of §8 that the API can cause', () => {
  const lines = Object.values(described).flatMap(({ catalogue = [] }) => catalogue)

  expect(lines).toEqual(
    expect.arrayContaining([
      "login failed, username and password don't match",
      'email not verified',
      'email not found',
      'user already exists',
      'account already exists',
      'reset code is invalid',
      'e-wallet balance is insufficient',
      'product unavailable for the selected date, try another date',
      'a data fetch error asking the user to contact support',
      'product currently not available, please book before a date',
      'no result for the return time, modify the search or proceed one way',
      'file size must be under 5MB',
      'only image files are allowed',
    ]),
  )
})

it('ERR-3 requires no parameters of a code that a bare status can stand for', () => {
  const statuses = Array.from({ length: 200 }, (_none, index) => 400 + index)
  const meant = statuses.map((status) => readProblem(new Response('', { status }), '', 0).code)
  const promised = meant.filter((code) =>
    Object.values(PROBLEMS[code].params).some(({ optional }) => !optional),
  )

  expect(promised).toEqual([])
})

it('ERR-3 gives the parameters of a refusal by name', async () => {
  const response = problemResponse(422, 'book_before', { params: { date: '2026-12-11' } })

  const error = readProblem(response, await response.text(), 0)

  expect(isProblem(error, 'book_before') && error.params.date).toBe('2026-12-11')
  expect(isProblem(error, 'sold_out')).toBe(false)
})
