export {
  type AdminClient,
  type Client,
  type TravelClient,
  createAdminClient,
  createTravelClient,
} from './client/create-client.ts'
export type {
  AnswerOf,
  ApiBase,
  CallInit,
  OperationAt,
  PathFor,
  UploadInit,
  UploadProgress,
} from './client/call-types.ts'
export type { ClientOptions } from './client/client-options.ts'
export { type ItemOf, type PagedPath, collect, items, pages } from './client/pages.ts'
export { createIdempotencyKey } from './client/idempotency-key.ts'
export type {
  AbortedError,
  CallError,
  ContractError,
  ContractIssue,
  NetworkError,
  ProblemError,
  ProblemField,
  ProblemParams,
  Result,
  TimeoutError,
} from './errors/call-error.ts'
export { type DetailOf, detailOf } from './values/detail-of.ts'
export type { KnownOnly, ServerSchemas } from './values/known-schemas.ts'
export type { Known, UnknownValue } from './values/unknown-value.ts'
import type { components } from './generated/schema.ts'

export type { paths } from './generated/schema.ts'

/** Every named schema of the contract, such as `Schemas['Cart']`. */
export type Schemas = components['schemas']
