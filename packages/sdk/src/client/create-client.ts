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
import { checkOptions } from './check-options.ts'
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
  /** Sends a multipart form made of an object of fields. */
  postMultipart: <Path extends MultipartPathFor<Base>>(
    path: Path,
    ...init: InitArguments<MultipartInit<OperationAt<Path, 'post'>>>
  ) => Promise<Result<AnswerOf<OperationAt<Path, 'post'>>>>
  /** Sends a multipart form with one file in the field `File`. */
  upload: <Path extends MultipartPathFor<Base>>(
    path: Path,
    ...init: InitArguments<UploadInit<OperationAt<Path, 'post'>>>
  ) => Promise<Result<AnswerOf<OperationAt<Path, 'post'>>>>
}

export type TravelClient = Client<'/travel/v1'>
export type AdminClient = Client<'/admin/v1'>

/**
 * Creates a client of the general API: configuration, catalogue, cart, order, payment, for visitors and signed-in users.
 * @example
 * const { data, error } = await travel.get('/travel/v1/base', { query: { web: 'www.selat.test' } })
 * if (error) return showError(error)
 * console.log(data.Name)
 */
export function createTravelClient(options: ClientOptions): TravelClient {
  return createClient('/travel/v1', options)
}

/** Creates a client of the admin API, for the data of a signed-in account. It always sends the session's token. */
export function createAdminClient(options: ClientOptions): AdminClient {
  return createClient('/admin/v1', options)
}

type LooseInit = Partial<Call['params']> &
  Partial<Pick<Call, 'body' | 'signal' | 'idempotencyKey' | 'currency' | 'onProgress'>> & {
    file?: File
  }

function createClient<Base extends ApiBase>(base: Base, options: ClientOptions): Client<Base> {
  checkOptions(options)
  const { request } = createFetchClient<paths>({
    // The contract has no redirects, and following one would send a cart's token and a passport's number to its target.
    redirect: 'manual',
    // The body is already serialised, so that each try sends the same one.
    bodySerializer: (content) => content,
  })
  const call =
    (method: Method, toBody: (init: LooseInit) => object | undefined) =>
    (path: string, given?: LooseInit | null) => {
      const init: LooseInit = given ?? {}
      const { signal, idempotencyKey, currency, onProgress } = init
      // The params are copied, because the token is awaited before they are sent and the caller may change its objects
      // meanwhile.
      const params = {
        path: { ...init.path },
        query: { ...init.query },
        header: { ...init.header },
      }
      const hasCurrency = base === '/travel/v1'
      const rest = { hasCurrency, onProgress, signal, idempotencyKey, currency, body: toBody(init) }
      // The types are checked where a method of the client is called. openapi-fetch can check them only for a literal path.
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
  return client as unknown as Client<Base> // types are checked at the call of a method
}
