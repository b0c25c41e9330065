import createFetchClient from 'openapi-fetch'

import type { Result } from '../errors/call-error.ts'
import type { paths } from '../generated/schema.ts'
import type {
  AnswerOf,
  ApiBase,
  CallInit,
  InitArguments,
  Method,
  MultipartInit,
  MultipartPathFor,
  OperationAt,
  PathFor,
  UploadInit,
} from './call-types.ts'
import type { Call } from './call.ts'
import type { ClientOptions } from './client-options.ts'
import type { RequestByPath } from './exchange.ts'
import { performCall } from './perform-call.ts'
import { toFormData } from './to-form-data.ts'

type CallMethod<Base extends ApiBase, M extends Method> = <Path extends PathFor<Base, M>>(
  path: Path,
  ...init: InitArguments<CallInit<OperationAt<Path, M>>>
) => Promise<Result<AnswerOf<OperationAt<Path, M>>>>

/** The methods of a client, each typed by its path. They resolve to a result and never throw. */
export type Client<Base extends ApiBase> = {
  readonly base: Base
  get: CallMethod<Base, 'get'>
  post: CallMethod<Base, 'post'>
  put: CallMethod<Base, 'put'>
  delete: CallMethod<Base, 'delete'>
  /** Multipart from an object of fields. */
  postMultipart: <Path extends MultipartPathFor<Base>>(
    path: Path,
    ...init: InitArguments<MultipartInit<OperationAt<Path, 'post'>>>
  ) => Promise<Result<AnswerOf<OperationAt<Path, 'post'>>>>
  /** Multipart with one file in the field `File`. */
  upload: <Path extends MultipartPathFor<Base>>(
    path: Path,
    ...init: InitArguments<UploadInit<OperationAt<Path, 'post'>>>
  ) => Promise<Result<AnswerOf<OperationAt<Path, 'post'>>>>
}

export type TravelClient = Client<'/travel/v1'>
export type AdminClient = Client<'/admin/v1'>

/**
 * The client of the general API: configuration, catalogue, cart, order, payment, for visitors and signed-in users.
 *
 * @example
 * const { data, error } = await travel.get('/travel/v1/base', { query: { web: 'www.selat.test' } })
 * if (error) return showError(error)
 * console.log(data.Name)
 */
export function createTravelClient(options: ClientOptions): TravelClient {
  return createClient('/travel/v1', options)
}

/** The client of the admin API, for what belongs to a signed-in account; always with the session's token. */
export function createAdminClient(options: ClientOptions): AdminClient {
  return createClient('/admin/v1', options)
}

type LooseInit = Partial<Call['params']> &
  Partial<Pick<Call, 'body' | 'signal' | 'idempotencyKey' | 'currency' | 'onProgress'>> & {
    file?: File
  }

function createClient<Base extends ApiBase>(base: Base, options: ClientOptions): Client<Base> {
  const { request } = createFetchClient<paths>({
    // The contract has no redirects, and fetch would send a cart's token and a passport's number to their target.
    redirect: 'manual',
    // The call has serialised the body before, and sends the same one at each try.
    bodySerializer: (content) => content,
  })
  const call =
    (method: Method, toBody: (init: LooseInit) => object | undefined) =>
    (path: string, given?: LooseInit | null) => {
      const init: LooseInit = given ?? {}
      const { signal, idempotencyKey, currency, onProgress } = init
      // Copied, since the token is awaited first: the next call's changes to an object are not this one's.
      const params = {
        path: { ...init.path },
        query: { ...init.query },
        header: { ...init.header },
      }
      const hasCurrency = base === '/travel/v1'
      const rest = { hasCurrency, onProgress, signal, idempotencyKey, currency, body: toBody(init) }
      // Types are checked where a method of the client is called. openapi-fetch checks them only for a path that is known here.
      const send = request as unknown as RequestByPath
      return performCall(send, options, { method, path, params, ...rest })
    }
  const client = {
    base,
    get: call('get', () => undefined),
    post: call('post', ({ body }) => body),
    put: call('put', ({ body }) => body),
    delete: call('delete', ({ body }) => body),
    postMultipart: call('post', ({ body }) => toFormData({ ...body })),
    upload: call('post', ({ file }) => toFormData({ File: file })),
  }
  return client as unknown as Client<Base> // the types are checked at the call; one loose body serves them all
}
