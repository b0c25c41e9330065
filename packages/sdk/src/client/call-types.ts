import type { paths } from '../generated/schema.ts'

/** The two bases of the contract: the general API and the admin API. */
export type ApiBase = '/travel/v1' | '/admin/v1'

export type Method = 'get' | 'post' | 'put' | 'delete'

/** The parameters that the client adds to every call. */
type Injected = 'system' | 'currency' | 'Accept-Language' | 'Idempotency-Key'

type PathUnder<Base extends ApiBase> = Extract<keyof paths, `${Base}/${string}`>

/** The operation of a path and method; `never` if there is none. */
export type OperationAt<Path extends keyof paths, M extends Method> =
  paths[Path] extends Record<M, infer Operation> ? Operation : never

type HasMultipart<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': object } }
}
  ? true
  : false

type PathWith<Base extends ApiBase, M extends Method, Multipart extends boolean> = {
  [Path in PathUnder<Base>]: paths[Path] extends Record<M, object>
    ? HasMultipart<OperationAt<Path, M>> extends Multipart
      ? Path
      : never
    : never
}[PathUnder<Base>]

/** The paths of a method with a JSON body or none. */
export type PathFor<Base extends ApiBase, M extends Method> = PathWith<Base, M, false>

/** The paths of a multipart POST. */
export type MultipartPathFor<Base extends ApiBase> = PathWith<Base, 'post', true>

/** A field of a call's options: forbidden if it has no members, optional if all of its members are, otherwise required. */
type Field<Name extends string, T> = [keyof T] extends [never]
  ? { [Key in Name]?: never }
  : Partial<T> extends T
    ? { [Key in Name]?: T | undefined }
    : { [Key in Name]: T }

type Own<T> = [T] extends [undefined] ? object : Leavable<Omit<NonNullable<T>, Injected>>

/** Undefined values are not sent, so they are allowed even with `exactOptionalPropertyTypes`. */
type Leavable<T> = {
  [Key in keyof T]: Partial<Pick<T, Key>> extends Pick<T, Key> ? T[Key] | undefined : T[Key]
}

type ParametersIn<Operation, Place extends 'path' | 'query' | 'header'> = Operation extends {
  parameters: { [Key in Place]?: infer T }
}
  ? Own<T>
  : object

type BodyField<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : { body?: never }

type KeyField<Operation> = Operation extends {
  parameters: { header: { 'Idempotency-Key': string } }
}
  ? {
      /** The key of an earlier call that this one repeats; without it, the call gets a new key. */
      idempotencyKey?: string | undefined
      /**
       * The currency of the call that is repeated, because a key is valid for one currency; without it, the client's present
       * currency.
       */
      currency?: string | undefined
    }
  : { idempotencyKey?: never; currency?: never }

type Common<Operation> = Field<'path', ParametersIn<Operation, 'path'>> &
  Field<'query', ParametersIn<Operation, 'query'>> &
  Field<'header', ParametersIn<Operation, 'header'>> &
  KeyField<Operation> & { signal?: AbortSignal | undefined }

/** The options of a call: the contract's inputs without those that the client adds. */
export type CallInit<Operation> = Common<Operation> & BodyField<Operation>

type ProgressField = {
  /**
   * Called while the bytes are sent, if XMLHttpRequest exists and no `fetch` was given; else once at the end. XMLHttpRequest
   * follows redirects. An answer from another address is refused, but that address has received the upload.
   */
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** The options of a multipart form. */
export type MultipartInit<Operation> = CallInit<Operation> & ProgressField

/** The options of an upload. */
export type UploadInit<Operation> = Common<Operation> & ProgressField & { file: File }

/** The bytes of the whole request body that were sent, including its multipart frame, and their total. */
export type UploadProgress = { loadedBytes: number; totalBytes: number }

/** The `init` argument, which is optional if nothing in it is required. */
export type InitArguments<Init> = Partial<Init> extends Init ? [init?: Init] : [init: Init]

type Success = 200 | 201 | 202 | 204

/** The body of the success answers; `undefined` if there is none. */
export type AnswerOf<Operation> = Operation extends { responses: infer Answers }
  ? BodyOf<Answers[Extract<keyof Answers, Success>]>
  : never

type BodyOf<Answer> = Answer extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined
