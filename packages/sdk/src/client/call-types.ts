import type { paths } from '../generated/schema.ts'

/** The two bases of the contract: the general API and the admin API (§6). */
export type ApiBase = '/travel/v1' | '/admin/v1'

export type Method = 'get' | 'post' | 'put' | 'delete'

/** What every call sends and no caller writes. */
type Injected = 'system' | 'currency' | 'Accept-Language' | 'Idempotency-Key'

type PathUnder<Base extends ApiBase> = Extract<keyof paths, `${Base}/${string}`>

/** The operation of a path and method; never where there is none. */
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

/** Paths that take a method with a JSON body or none. */
export type PathFor<Base extends ApiBase, M extends Method> = PathWith<Base, M, false>

/** Paths that take a multipart POST. */
export type MultipartPathFor<Base extends ApiBase> = PathWith<Base, 'post', true>

/** Nothing to give, all of it optional, or required: the field follows. */
type Field<Name extends string, T> = [keyof T] extends [never]
  ? { [Key in Name]?: never }
  : Partial<T> extends T
    ? { [Key in Name]?: T | undefined }
    : { [Key in Name]: T }

type Own<T> = [T] extends [undefined] ? object : Leavable<Omit<NonNullable<T>, Injected>>

/** What is undefined is not sent, so whoever compiles with `exactOptionalPropertyTypes` may give it, too. */
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
      /** Repeats an earlier intent; without it each call is a new one. */
      idempotencyKey?: string | undefined
      /** The one that the intent was first sent with, for which its key stands, too; without it the client's own of now. */
      currency?: string | undefined
    }
  : { idempotencyKey?: never; currency?: never }

type Common<Operation> = Field<'path', ParametersIn<Operation, 'path'>> &
  Field<'query', ParametersIn<Operation, 'query'>> &
  Field<'header', ParametersIn<Operation, 'header'>> &
  KeyField<Operation> & { signal?: AbortSignal | undefined }

/** What a caller gives for an operation: the contract's inputs without those that the client adds. */
export type CallInit<Operation> = Common<Operation> & BodyField<Operation>

type ProgressField = {
  /**
   * Told as the bytes leave: by XMLHttpRequest, where there is one and no `fetch` was given; else once at the end.
   * XMLHttpRequest follows redirects. What another address then answers is refused, but it has got the upload.
   */
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** What a caller gives for a multipart form. */
export type MultipartInit<Operation> = CallInit<Operation> & ProgressField

/** What a caller gives for an upload. */
export type UploadInit<Operation> = Common<Operation> & ProgressField & { file: File }

/** Bytes sent so far of the whole request body, its multipart frame included. */
export type UploadProgress = { loadedBytes: number; totalBytes: number }

/** The init argument, left out when nothing in it is required. */
export type InitArguments<Init> = Partial<Init> extends Init ? [init?: Init] : [init: Init]

type Success = 200 | 201 | 202 | 204

/** The body of the success answers; `undefined` where there is none. */
export type AnswerOf<Operation> = Operation extends { responses: infer Answers }
  ? BodyOf<Answers[Extract<keyof Answers, Success>]>
  : never

type BodyOf<Answer> = Answer extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined
