import { expect, it } from 'vitest'

import * as getOperations from './generated/get-operations.ts'
import * as main from './index.ts'
import * as operations from './operations.ts'
import * as problems from './problems.ts'
import * as reactQuery from './react-query.ts'

it('API-1 exports exactly these values, and a change of them belongs in the release notes', () => {
  const exported = { main, operations, problems, reactQuery }

  // Another test covers the operations, whose names come from the contract.
  const isOwn = (name: string) => !(name in getOperations)
  const names = Object.entries(exported).map(([at, values]) => [
    at,
    Object.keys(values).filter(isOwn),
  ])

  expect(Object.fromEntries(names)).toMatchInlineSnapshot(`
    {
      "main": [
        "createAdminClient",
        "createTravelClient",
        "collect",
        "items",
        "pages",
        "createIdempotencyKey",
        "detailOf",
      ],
      "operations": [
        "operations",
        "coerceParameters",
        "withKnownValues",
        "keepsContract",
      ],
      "problems": [
        "isProblemCode",
        "PROBLEM_CODES",
        "PROBLEMS",
        "isProblem",
      ],
      "reactQuery": [
        "CallFailure",
        "unwrap",
        "callErrorOf",
        "createQueries",
        "invalidate",
      ],
    }
  `)
})
