import { keepsContract } from '@selat/sdk/operations'
import { ferrySearchResultSchema } from '@selat/sdk/zod'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'

import { ferrySearch } from './hand-written.ts'
import contract from './made/contract.json' with { type: 'json' }
import { zFerrySearchResult } from './made/hey-api-zod/zod.gen.ts'

/** Functions that check an answer of a search against the contract, by validator. */
export const validators: Record<string, (answer: unknown) => boolean> = {
  compiled: (answer) => keepsContract('searchFerry', 200, answer),
  selat: (answer) => ferrySearchResultSchema.safeParse(answer).success,
  'hand-written': (answer) => ferrySearch.safeParse(answer).success,
  'hey-api': (answer) => zFerrySearchResult.safeParse(answer).success,
  ajv: compiled(),
}

/** Compiles the schemas alone, because an OpenAPI contract is not a schema itself. */
function compiled(): (answer: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'contract', components: contract.components })
  return ajv.compile({ $ref: 'contract#/components/schemas/FerrySearchResult' })
}
